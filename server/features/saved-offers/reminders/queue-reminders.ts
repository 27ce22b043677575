import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { listDue, markReminded } from './queries.ts'

const LISTED = 10_000

/**
 * Queues one mail for each candidate with saved offers that end within three days. Each saved offer is in one mail, also
 * where several processes do it at once. After a crash or missed nights the next run continues.
 */
export async function queueReminders({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock.now()
  const today = dayInMadrid(now)
  const queueOne = (candidateId: number): Promise<void> =>
    db.transaction(async (tx) => {
      const offerIds = await markReminded(tx, candidateId, { now, today })
      if (offerIds.length > 0) await jobs.enqueue(tx, 'saved-offers-ending', { candidateId, offerIds })
    })
  let ids: number[]
  do {
    ids = await listDue(db, today, LISTED)
    for (const candidateId of ids) await queueOne(candidateId)
  } while (ids.length === LISTED)
}
