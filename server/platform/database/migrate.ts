import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { lockKeys, whileLocked } from './advisory-lock.ts'
import type { Database } from './open.ts'

// The server runs from its sources (docs/decisions/004-one-process.md), so the migrations are always beside this file.
const shipped = fileURLToPath(new URL('migrations', import.meta.url))

/** Brings the tables up to date. If several processes start at the same time, one does it and the others wait. */
export const migrate = (db: Database, migrationsFolder = shipped): Promise<void> =>
  whileLocked(db.$client, lockKeys.migrations, (client) => applyMigrations(drizzle({ client }), { migrationsFolder }))
