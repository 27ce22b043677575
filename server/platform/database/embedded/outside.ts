import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findRecord } from './record.ts'

const ownerFile = (folder: string): string => join(folder, 'belongs-to')

/** Makes a folder in the base that stands in for a DATA_DIR which PostgreSQL's user can't enter. */
export function makeOutside(base: string, dataDir: string): string {
  const name = [basename(dirname(dataDir)), basename(dataDir), randomBytes(4).toString('hex')].join('-')
  const folder = join(base, name.replace(/[^\w.-]/g, '_'))
  mkdirSync(folder)
  // Whatever the umask says: the way must be open.
  chmodSync(folder, 0o755)
  writeFileSync(ownerFile(folder), dataDir)
  return folder
}

/** A cluster outside follows its DATA_DIR when that is moved, but it can't serve a copy and the original. */
export function claimOutside(outside: string, dataDir: string): void {
  if (!existsSync(outside)) {
    throw new Error(`The database of ${dataDir} should be in ${outside}, which is gone. Restore it from a backup.`)
  }
  const owner = readFileSync(ownerFile(outside), 'utf8')
  if (owner === dataDir) return
  if (existsSync(join(owner, 'postgres.json'))) {
    throw new Error(
      `${dataDir} is a copy of ${owner}, and the database of both would be the one in ${outside}. ` +
        `To begin with an empty database delete ${join(dataDir, 'postgres.json')}.`,
    )
  }
  writeFileSync(ownerFile(outside), dataDir)
}

/** Clusters beside this one whose DATA_DIR was deleted, or began anew. They are told, never removed: who knows. */
export async function listAbandoned(outside: string): Promise<string[]> {
  const folders = readdirSync(dirname(outside)).map((name) => join(dirname(outside), name))
  const owned = folders.filter((folder) => existsSync(ownerFile(folder)))
  const claims = await Promise.all(owned.map((folder) => findRecord(readFileSync(ownerFile(folder), 'utf8'))))
  return owned.filter((folder, index) => claims[index]?.outside !== folder)
}
