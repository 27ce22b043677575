import type { Deps } from '#server/platform/deps.ts'
import { markOldTold } from './queries.ts'

/** A mail about a change that is older says nothing that its reader has not seen, and a restored backup brings many. */
const KEPT_MS = 7 * 24 * 3_600_000

/** Changes that nobody could be told for a week are not told by mail any more. Candidates read them in their list. */
export async function forgetOldNews({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now()
  const forgotten = await markOldTold(db, new Date(now.getTime() - KEPT_MS), now)
  if (forgotten > 0) log.warn({ forgotten }, 'mails to candidates were a week old and are not sent')
}
