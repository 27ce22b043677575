import { dayAfter, dayInMadrid, mondayOf } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { DIGEST_HOUR } from '../news/make-company-mails.ts'
import { takeRecaps } from './queries.ts'

/**
 * Adds a job for each company that wants the recap of this Monday and lets people wait, from nine in Madrid on. Marks them in the same
 * transaction, so that each has one job, also if several processes do it at once or one stops in between. A recap that is missed until
 * Wednesday is left out.
 */
export async function queueRecaps({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock.now()
  const monday = mondayOf(now, DIGEST_HOUR)
  if (dayInMadrid(now) > dayAfter(monday, 1)) return
  await db.transaction(async (tx) => {
    for (const { id } of await takeRecaps(tx, monday)) await jobs.enqueue(tx, 'answers-due', { companyId: id })
  })
}
