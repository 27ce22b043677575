import { dirname } from 'node:path'
import { hasMigrations, isKnownMigration, migrate, migrateUntil } from '#server/database/migrate.ts'
import type { Database } from '#server/database/open.ts'
import type { Files } from '#server/files/files.ts'
import { checkBackup } from './check-backup.ts'
import { readDestroyed } from './make-backup.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { restoreFiles } from './stored-files.ts'
import { loadTables } from './tables.ts'
import { backupTexts as texts } from './texts.ts'

interface Place {
  db: Database
  files: Files
  /** Creates the queues of the jobs. */
  prepareJobs: (db: Database) => Promise<void>
}

/**
 * Restores a backup into an empty database and an empty store. Everything is checked before the first change. The next
 * start destroys again the accounts that were destroyed after the backup, and holds removals for two days.
 */
export async function restoreBackup(
  folder: string,
  identity: string,
  { db, files, prepareJobs }: Place,
): Promise<Manifest> {
  const manifest = await readManifest(folder, identity)
  if (!isKnownMigration(manifest.migration)) throw new Error(texts.newer(manifest.release))
  if (await hasMigrations(db.$client)) throw new Error(texts.notEmpty)
  if ((await files.readOwner()) !== null) throw new Error(texts.notEmptyFiles)
  const { damaged } = await checkBackup(folder, identity)
  if (damaged.length > 0) throw new Error(texts.damaged(damaged))
  const dir = dirname(folder)
  await restoreFiles(files, { dir, identity, copied: manifest.files })
  if (manifest.owner) await files.writeOwner(manifest.owner)
  for (const name of await readDestroyed(dir)) await files.markDestroyed(name)
  await migrateUntil(db, manifest.migration)
  await prepareJobs(db)
  const client = await db.$client.connect()
  await loadTables(client, { folder, identity, ...manifest }).finally(() => client.release())
  await migrate(db)
  await db.execute('analyze')
  return manifest
}
