import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Resolves once a query of this app's database waits for a lock that another transaction holds. */
export const untilSomebodyWaits = ({ deps }: TestApp): Promise<boolean> =>
  vi.waitUntil(() => doesSomebodyWait(deps.db), { timeout: 10_000 })

async function doesSomebodyWait(db: TestApp['deps']['db']): Promise<boolean> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await db.execute(waiting)).rows.length > 0
}
