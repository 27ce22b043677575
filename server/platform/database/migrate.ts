import { fileURLToPath } from 'node:url'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { lockKeys, whileLocked } from './advisory-lock.ts'
import type { Database } from './open.ts'

// The server runs from its sources (docs/decisions/004-one-process.md), so the migrations are always beside this file.
const shipped = fileURLToPath(new URL('migrations', import.meta.url))

/**
 * Brings the tables up to date. If several processes start at the same time, one does it and the others wait. After a failure the migrations
 * before the one that failed stay applied.
 */
export const migrate = (db: Database, migrationsFolder = shipped): Promise<void> =>
  whileLocked(db.$client, lockKeys.migrations, (client) => applyPending(client, migrationsFolder))

// As drizzle's own migrator keeps it.
const createRecord = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`

async function applyPending(client: pg.PoolClient, migrationsFolder: string): Promise<void> {
  await client.query(createRecord)
  for (const migration of await listPending(client, migrationsFolder)) await applyPatiently(client, migration)
}

async function listPending(client: pg.Pool | pg.PoolClient, migrationsFolder: string): Promise<MigrationMeta[]> {
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const last = Number(rows[0]?.last ?? 0)
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

// Processes of the release before lock rows and tables in their own order.
const ATTEMPTS = 5

/** Repeats a migration that loses a deadlock with a process that is at work. */
async function applyPatiently(client: pg.PoolClient, migration: MigrationMeta): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration)
    } catch (error) {
      if ((error as { code?: string }).code !== '40P01' || attempt === ATTEMPTS) throw error
      await client.query('rollback')
    }
  }
}

/** In a transaction of its own, unlike drizzle's migrator: what it locks is free again while the next one works. */
async function apply(client: pg.PoolClient, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query('begin')
  for (const statement of sql) await client.query(statement)
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ])
  await client.query('commit')
}
