import { mondayOf } from '#server/clock.ts'
import { and, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { candidateInterest } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'

const AT_ONCE = 500
/** In Madrid. */
export const MAIL_HOUR = 8

/**
 * Adds a job for each candidate who wants suggestions by mail and has none of this Monday, from eight in Madrid on. Marks them in the same
 * transaction, so that each has one job, also if several processes do it at once or one stops in between.
 */
export async function queueSuggestionMails({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const monday = mondayOf(clock.now(), MAIL_HOUR)
  const queueSome = () =>
    db.transaction(async (tx) => {
      const candidateIds = await takeDue(tx, monday)
      for (const candidateId of candidateIds) await jobs.enqueue(tx, 'suggestions-mail', { candidateId })
      return candidateIds.length
    })
  while ((await queueSome()) > 0) continue
}

async function takeDue(tx: Handle, monday: string): Promise<number[]> {
  const { candidateId, wantsMail, isOn, mailedOn } = candidateInterest
  const due = tx
    .select({ id: candidateId })
    .from(candidateInterest)
    .where(and(wantsMail, isOn, or(isNull(mailedOn), lt(mailedOn, monday))))
    .orderBy(candidateId)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const rows = await tx
    .update(candidateInterest)
    .set({ mailedOn: monday })
    .where(inArray(candidateId, due))
    .returning({ id: candidateId })
  return rows.map(({ id }) => id)
}
