import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PostgresUser } from './postgres-user.ts'
import { findClosedFolder } from './folder-access.ts'
import { clusterTexts } from '../texts.ts'

const permanentParents = ['/var/lib', '/opt', '/srv', '/var/tmp']

/**
 * Chooses a folder outside DATA_DIR that the PostgreSQL user can enter. A temporary DATA_DIR gets a temporary folder,
 * so that a reboot deletes both.
 */
export function chooseExternalBase(dataDir: string, user: PostgresUser): string {
  const temporary = realpathSync(tmpdir())
  const parents = dataDir.startsWith(`${temporary}/`) ? [temporary, '/tmp', ...permanentParents] : permanentParents
  const base = parents.map((parent) => join(parent, 'faro-empleo')).find((folder) => isUsable(folder, user))
  if (base) return base
  throw new Error(clusterTexts.noPlace(dataDir, user.name, parents))
}

function isUsable(folder: string, user: PostgresUser): boolean {
  try {
    mkdirSync(folder)
    // The umask may have removed permissions that other users need.
    chmodSync(folder, 0o755)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
  }
  return isOurs(folder) && findClosedFolder(folder, user) === null
}

/** Refuses a folder that another user made, for example in /tmp: it may contain their programs. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder)
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}
