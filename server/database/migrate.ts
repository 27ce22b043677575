import { join } from 'node:path'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { projectRoot } from '#server/config/project-root.ts'
import { lockKeys, whileLocked } from './advisory-lock.ts'
import { applyFunctions } from './apply-functions.ts'
import { applyPatiently } from './apply-patiently.ts'
import type { Database } from './open.ts'
import { databaseTexts } from './texts.ts'

const shipped = join(projectRoot, 'server/database/migrations')

/**
 * Brings the tables, functions and triggers up to date. If several processes start at the same time, one does it and the others wait. After a
 * failure the migrations before the one that failed stay applied.
 */
export const migrate = (db: Database, migrationsFolder = shipped): Promise<void> =>
  whileLocked(db.$client, lockKeys.migrations, async (client) => {
    await applyPending(client, migrationsFolder)
    if (!(await isFromNewerRelease(client))) await applyFunctions(client)
  })

/** Brings the tables of an empty database to those of an earlier time, without functions and triggers: a backup is loaded then. */
export const migrateUntil = (db: Database, last: number): Promise<void> =>
  whileLocked(db.$client, lockKeys.migrations, (client) => applyPending(client, shipped, last))

/** Whether this release has the migration of this time. */
export const isKnownMigration = (time: number): boolean =>
  readMigrationFiles({ migrationsFolder: shipped }).some(({ folderMillis }) => folderMillis === time)

/** A process of an older release that starts again must not bring its functions back. */
async function isFromNewerRelease(client: pg.PoolClient): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder: shipped }).at(-1)
  return (await findLastMigration(client)) > (newest?.folderMillis ?? 0)
}

// As drizzle's own migrator keeps it.
const createRecord = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`

async function applyPending(client: pg.PoolClient, migrationsFolder: string, last = Infinity): Promise<void> {
  await client.query(createRecord)
  await adoptBaseline(client)
  for (const migration of await listPending(client, migrationsFolder)) {
    if (migration.folderMillis > last) return
    await applyPatiently(client, () => apply(client, migration))
  }
}

/** The times of the last two of the 64 migrations that the baseline replaced. The very last changed no table. */
const replacedByBaseline: ReadonlySet<number> = new Set([1_795_451_355_142, 1_795_614_188_186])

/** Marks the baseline as applied in a database that has its tables from earlier migrations. Refuses one that lacks some of them. */
async function adoptBaseline(client: pg.PoolClient): Promise<void> {
  const last = await findLastMigration(client)
  const [baseline] = readMigrationFiles({ migrationsFolder: shipped })
  if (!baseline || last === 0 || last >= baseline.folderMillis) return
  if (!replacedByBaseline.has(last)) throw new Error(databaseTexts.tooOldTables)
  await markApplied(client, baseline)
}

/** The time of the last migration; 0 in an empty database. */
export async function findLastMigration(client: pg.Pool | pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.last ?? 0)
}

async function listPending(client: pg.Pool | pg.PoolClient, migrationsFolder: string): Promise<MigrationMeta[]> {
  const last = await findLastMigration(client)
  return readMigrationFiles({ migrationsFolder }).filter((migration) => migration.folderMillis > last)
}

/** Whether a database has ever been migrated. */
export async function hasMigrations(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    "select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'",
  )
  return rows.length > 0
}

/** How many migrations a database lacks that has been migrated before. */
export const countPending = async (pool: pg.Pool): Promise<number> => (await listPending(pool, shipped)).length

/** In a transaction of its own, unlike drizzle's migrator: what it locks is free again while the next one works. */
async function apply(client: pg.PoolClient, migration: MigrationMeta): Promise<void> {
  await client.query('begin')
  for (const statement of migration.sql) await client.query(statement)
  await markApplied(client, migration)
  await client.query('commit')
}

async function markApplied(client: pg.PoolClient, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ])
}
