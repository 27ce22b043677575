import { dirname } from 'node:path'
import { lockKeys, whileLocked } from '#server/database/advisory-lock.ts'
import { isBeingRestored, unmarkFolder } from '#server/database/being-restored.ts'
import { hasMigrations, isKnownMigration, migrate, migrateUntil } from '#server/database/migrate.ts'
import type { Env } from '#server/config/env.ts'
import type { Database } from '#server/database/open.ts'
import type { Files } from '#server/files/files.ts'
import { checkBackup } from './check-backup.ts'
import { readDestroyed } from './make-backup.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { restoreFiles } from './stored-files.ts'
import { loadTables } from './tables.ts'
import { backupTexts as texts } from './texts.ts'

interface Place {
  env: Pick<Env, 'dataDir'>
  db: Database
  files: Files
  /** Creates the queues of the jobs. */
  prepareJobs: (db: Database) => Promise<void>
}

const dropPart = 'drop schema if exists public, drizzle, pgboss cascade; create schema public'

/**
 * Restores a backup into an empty database and an empty store, or where an earlier restore was killed. Everything is checked
 * before the first change. Until the end a mark keeps a start from taking a part for a new site. The next start destroys
 * again the accounts that were destroyed after the backup, and pauses removals for two days.
 */
export async function restoreBackup(
  folder: string,
  identity: string,
  { env, db, files, prepareJobs }: Place,
): Promise<Manifest> {
  const manifest = await readManifest(folder, identity)
  if (!isKnownMigration(manifest.migration)) throw new Error(texts.newer(manifest.release))
  return whileLocked(db.$client, lockKeys.backups, async (client) => {
    const isMarked = await isBeingRestored(db.$client)
    if (!isMarked && (await hasMigrations(db.$client))) throw new Error(texts.notEmpty)
    if (!isMarked && (await files.readOwner()) !== null) throw new Error(texts.notEmptyFiles)
    const { damaged } = await checkBackup(folder, identity)
    if (damaged.length > 0) throw new Error(texts.damaged(damaged))
    await client.query(isMarked ? dropPart : 'create schema being_restored')
    await unmarkFolder(env.dataDir)
    const dir = dirname(folder)
    await restoreFiles(files, { dir, identity, copied: manifest.files })
    if (manifest.owner) await files.writeOwner(manifest.owner)
    for (const name of await readDestroyed(dir)) await files.markDestroyed(name)
    await migrateUntil(db, manifest.migration)
    await prepareJobs(db)
    await loadTables(client, { folder, identity, ...manifest })
    await migrate(db)
    await client.query('analyze')
    await client.query('drop schema being_restored')
    return manifest
  })
}
