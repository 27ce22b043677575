import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Database } from '#server/database/open.ts'

/** Resolves once this many queries of the database wait for locks of other transactions. */
export const untilSomebodyWaits = ({ deps }: { deps: { db: Database } }, count = 1): Promise<boolean> =>
  vi.waitUntil(async () => (await countWaiting(deps.db)) >= count, { timeout: 10_000 })

async function countWaiting(db: Database): Promise<number> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await db.execute(waiting)).rows.length
}
