import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findRecord } from './cluster-record.ts'
import { clusterTexts } from '../texts.ts'

const ownerFile = (folder: string): string => join(folder, 'belongs-to')

/** Creates a folder that holds the cluster of a DATA_DIR which the PostgreSQL user cannot enter. */
export function createExternalFolder(base: string, dataDir: string): string {
  const name = [basename(dirname(dataDir)), basename(dataDir), randomBytes(4).toString('hex')].join('-')
  const folder = join(base, name.replace(/[^\w.-]/g, '_'))
  mkdirSync(folder)
  // The umask may have removed permissions that the PostgreSQL user needs.
  chmodSync(folder, 0o755)
  writeFileSync(ownerFile(folder), dataDir)
  return folder
}

/** Checks that the external folder belongs to this DATA_DIR. It may have been moved, but a copy is refused. */
export function claimExternalFolder(outside: string, dataDir: string): void {
  if (!existsSync(outside)) throw new Error(clusterTexts.externalGone(outside, dataDir))
  const owner = readFileSync(ownerFile(outside), 'utf8')
  if (owner === dataDir) return
  const isCopy = existsSync(join(owner, 'postgres.json'))
  if (isCopy) throw new Error(clusterTexts.externalShared(outside, dataDir, owner))
  writeFileSync(ownerFile(outside), dataDir)
}

/** Lists external folders next to this one that no DATA_DIR uses any more. They may still be needed: never deleted. */
export async function listAbandonedFolders(outside: string): Promise<string[]> {
  const folders = readdirSync(dirname(outside)).map((name) => join(dirname(outside), name))
  const owned = folders.filter((folder) => existsSync(ownerFile(folder)))
  const claims = await Promise.all(owned.map((folder) => findRecord(readFileSync(ownerFile(folder), 'utf8'))))
  return owned.filter((folder, index) => claims[index]?.outside !== folder)
}
