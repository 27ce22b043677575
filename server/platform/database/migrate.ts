import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './open.ts'

// The server runs from its sources (docs/decisions/004-one-process.md), so the files lie beside this one wherever it was started.
const shipped = fileURLToPath(new URL('migrations', import.meta.url))

// Any number that no other advisory lock of this database has.
const lockKey = 4_173_002

/** Brings the tables up to date. Of several processes that start at once one does it and the others wait. */
export async function migrate(db: Database, migrationsFolder = shipped): Promise<void> {
  const client = await db.$client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await applyMigrations(drizzle({ client }), { migrationsFolder })
  } finally {
    // Closed, not given back: with it go the lock and the setting, also after a failure.
    client.release(true)
  }
}
