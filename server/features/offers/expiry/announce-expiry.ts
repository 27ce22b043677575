import { sql } from 'drizzle-orm'
import { lockKeys } from '#server/database/advisory-lock.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { addExpiryNotices } from './queries.ts'

/**
 * Adds a letter for each company with offers that end within a week, and another on the day before the end. Each offer is in each of the
 * two once, also where several processes do it at once or a night was missed.
 */
export async function announceExpiry({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const today = dayInMadrid(clock.now())
  const addSome = (): Promise<boolean> =>
    db.transaction(async (tx) => {
      // The next one reads what this one has recorded.
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKeys.expiryNotices})`)
      const notices = await addExpiryNotices(tx, today)
      for (const notice of notices) await jobs.enqueue(tx, 'offers-expiring', notice)
      return notices.length > 0
    })
  while (await addSome()) continue
}
