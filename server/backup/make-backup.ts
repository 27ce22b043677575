import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { release } from '#server/config/release.ts'
import { findLastMigration } from '#server/database/migrate.ts'
import type { Deps } from '#server/deps.ts'
import { syncFolder } from '#server/files/disk/durable-folder.ts'
import { findRecipient } from './keys.ts'
import { writeManifest } from './manifest.ts'
import { blobListIn, destroyedIn, draftOf, listBackups, nameOf, preparePlace, tablesIn } from './place.ts'
import { copyFiles, removeBlobs } from './stored-files.ts'
import { inSnapshot, writeTables } from './tables.ts'
import { backupTexts as texts } from './texts.ts'

type Context = Pick<Deps, 'db' | 'files' | 'clock'> & { env: Pick<Deps['env'], 'backup' | 'dataDir'> }

export interface MadeBackup {
  name: string
  tables: number
  rows: number
  files: number
  newFiles: number
  seconds: number
}

/**
 * Makes one backup of database and files while the site runs, and removes those beyond BACKUPS_KEPT. The tables are of one
 * moment. A file that was deleted a moment later may be missing: its row then names a file that nobody has.
 */
export async function makeBackup({ db, files, clock, env }: Context): Promise<MadeBackup> {
  const { backup } = env
  if (!backup) throw new Error(texts.noPlace)
  const recipient = await findRecipient(backup)
  await preparePlace(backup.dir)
  const start = performance.now()
  const name = nameOf(clock.now())
  const draft = draftOf(backup.dir, name)
  await mkdir(tablesIn(draft), { recursive: true, mode: 0o700 })
  const client = await db.$client.connect()
  const written = await inSnapshot(client, async () => ({
    migration: await findLastMigration(client),
    ...(await writeTables(client, draft, recipient)),
  })).finally(() => client.release())
  const copied = await copyFiles(files, backup.dir, recipient)
  await addDestroyed(backup.dir, await files.listDestroyed())
  await writeFile(blobListIn(draft), copied.files.map(({ blob }) => `${blob}\n`).join(''), { mode: 0o600 })
  const made = {
    version: 1 as const,
    madeAt: clock.now().toISOString(),
    release,
    owner: await files.readOwner(),
  }
  await writeManifest(draft, { ...made, ...written, files: copied.files }, recipient)
  // Only a complete backup has its name.
  await rename(draft, join(backup.dir, name))
  await syncFolder(backup.dir)
  await removeOld(backup)
  return {
    name,
    tables: written.tables.length,
    rows: written.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: copied.files.length,
    newFiles: copied.added,
    seconds: Math.ceil((performance.now() - start) / 1000),
  }
}

/** The names of accounts that were destroyed: each backup adds those since the last one, and a restore reads them. */
async function addDestroyed(dir: string, names: readonly string[]): Promise<void> {
  const all = new Set([...(await readDestroyed(dir)), ...names])
  await writeFile(destroyedIn(dir), [...all].map((one) => `${one}\n`).join(''), { mode: 0o600 })
}

export async function readDestroyed(dir: string): Promise<string[]> {
  const text = await readFile(destroyedIn(dir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').filter(Boolean)
}

async function removeOld({ dir, kept }: { dir: string; kept: number }): Promise<void> {
  const names = await listBackups(dir)
  for (const name of names.slice(0, -kept)) await rm(join(dir, name), { recursive: true })
  const lists = await Promise.all(names.slice(-kept).map((name) => readFile(blobListIn(join(dir, name)), 'utf8')))
  await removeBlobs(dir, new Set(lists.flatMap((list) => list.split('\n'))))
}
