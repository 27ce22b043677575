import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './open.ts'

// The server runs from its sources (docs/decisions/004-one-process.md), so the migrations are always beside this file.
const shipped = fileURLToPath(new URL('migrations', import.meta.url))

// No other advisory lock of this database may use this number.
const lockKey = 4_173_002

/** Brings the tables up to date. If several processes start at the same time, one does it and the others wait. */
export async function migrate(db: Database, migrationsFolder = shipped): Promise<void> {
  const client = await db.$client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await applyMigrations(drizzle({ client }), { migrationsFolder })
  } finally {
    // Closes the connection. This also releases the lock and drops the setting, even after a failure.
    client.release(true)
  }
}
