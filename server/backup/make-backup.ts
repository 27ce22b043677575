import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type pg from 'pg'
import { writePrivateFile } from '#server/config/private-file.ts'
import { release } from '#server/config/release.ts'
import { lockKeys, whileLocked } from '#server/database/advisory-lock.ts'
import { findLastMigration } from '#server/database/migrate.ts'
import type { Deps } from '#server/deps.ts'
import { syncFolder } from '#server/files/disk/durable-folder.ts'
import { checkBackup } from './check-backup.ts'
import { findRecipient } from './keys.ts'
import { writeManifest } from './manifest.ts'
import { blobListIn, destroyedIn, partialOf, listBackups, nextName, preparePlace, tablesIn } from './place.ts'
import { copyFiles, removeBlobs } from './stored-files.ts'
import { inSnapshot, writeTables } from './tables.ts'
import { backupTexts as texts } from './texts.ts'

type Context = Pick<Deps, 'db' | 'files' | 'clock'> & { env: Pick<Deps['env'], 'backup' | 'dataDir'> }

/**
 * Makes one backup of database and files while the site runs, and removes those beyond BACKUPS_KEPT. The tables are of one
 * moment. A file that was deleted a moment later may be missing: its row then names a file that nobody has. Refuses while
 * another process makes one.
 */
export async function makeBackup({ db, files, clock, env }: Context) {
  const { backup } = env
  if (!backup) throw new Error(texts.noPlace)
  const start = performance.now()
  return whileLocked(db.$client, { key: lockKeys.backups, busy: texts.busy }, async (client) => {
    await preparePlace(backup.dir)
    const name = await nextName(backup.dir, clock.now())
    const partial = partialOf(backup.dir, name)
    const counts = await writePartial({ client, files, clock, backup }, partial)
    // The lock ends with its connection. Another process may have removed this partial backup since.
    await client.query('select')
    // Only a complete backup has its name.
    await rename(partial, join(backup.dir, name))
    await syncFolder(backup.dir)
    await removeOld(backup)
    return { name, ...counts, seconds: Math.ceil((performance.now() - start) / 1000) }
  })
}

type Writing = Pick<Deps, 'files' | 'clock'> & { client: pg.PoolClient; backup: NonNullable<Deps['env']['backup']> }

/** Writes all parts of a backup, then reads and checks them. */
async function writePartial({ client, files, clock, backup }: Writing, partial: string) {
  // The server may lack the private key. A second key, which is forgotten afterwards, reads what has just been written.
  const witness = await generateX25519Identity()
  const recipients = [await findRecipient(backup), await identityToRecipient(witness)]
  await mkdir(tablesIn(partial), { recursive: true, mode: 0o700 })
  const written = await inSnapshot(client, async () => ({
    migration: await findLastMigration(client),
    ...(await writeTables(client, partial, recipients)),
  }))
  const copied = await copyFiles(files, backup.dir, recipients)
  await addDestroyed(backup.dir, await files.listDestroyed())
  await writeFile(blobListIn(partial), copied.files.map(({ blob }) => `${blob}\n`).join(''), { mode: 0o600 })
  const made = {
    version: 1 as const,
    madeAt: clock.now().toISOString(),
    release,
    owner: await files.readOwner(),
  }
  await writeManifest(partial, { ...made, ...written, files: copied.files }, recipients)
  const { damaged } = await checkBackup(partial, witness, copied.earlier)
  if (damaged.length > 0) throw new Error(texts.damaged(damaged))
  return {
    tables: written.tables.length,
    rows: written.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: copied.files.length,
    newFiles: copied.files.filter(({ blob }) => !copied.earlier.has(blob)).length,
  }
}

/** The names of accounts that were destroyed: each backup adds those since the last one, and a restore reads them. */
async function addDestroyed(dir: string, names: readonly string[]): Promise<void> {
  const all = new Set([...(await readDestroyed(dir)), ...names])
  await writePrivateFile(destroyedIn(dir), [...all].map((one) => `${one}\n`).join(''))
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
  for (const name of names.slice(0, -kept)) {
    // Without its name first: a process that is killed here must not leave a part of a backup with the name of a complete one.
    await rename(join(dir, name), partialOf(dir, name))
    await rm(partialOf(dir, name), { recursive: true })
  }
  const lists = await Promise.all(names.slice(-kept).map((name) => readFile(blobListIn(join(dir, name)), 'utf8')))
  await removeBlobs(dir, new Set(lists.flatMap((list) => list.split('\n'))))
}
