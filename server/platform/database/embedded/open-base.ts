import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Runner } from './runner.ts'
import { closedFolder } from './way.ts'

const lasting = ['/var/lib', '/opt', '/srv', '/var/tmp']

/**
 * A folder of ours outside DATA_DIR that the runner reaches, for what it can't reach inside.
 * A DATA_DIR that is temporary itself gets a temporary one: what is deleted with a reboot belongs together.
 */
export function openBase(dataDir: string, runner: Runner): string {
  const temporary = realpathSync(tmpdir())
  const parents = dataDir.startsWith(`${temporary}/`) ? [temporary, '/tmp', ...lasting] : lasting
  const base = parents.map((parent) => join(parent, 'faro-empleo')).find((folder) => isUsable(folder, runner))
  if (base) return base
  throw new Error(
    `PostgreSQL cannot start: as ${runner.name} it reaches neither ${dataDir} nor a folder below ${parents.join(', ')}. ` +
      'Choose a DATA_DIR that others may pass through, or set DATABASE_URL.',
  )
}

function isUsable(folder: string, runner: Runner): boolean {
  try {
    mkdirSync(folder)
    // Whatever the umask says: the way must be open.
    chmodSync(folder, 0o755)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
  }
  return isOurs(folder) && closedFolder(folder, runner) === null
}

/** In a folder where anybody may write, somebody else may have been faster, with programs of theirs in it. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder)
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}
