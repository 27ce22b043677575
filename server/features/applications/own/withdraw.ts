import { isOfferOf, lockLimitedOffer } from '#server/domain/applications/limited-offer.ts'
import { moveApplications } from '#server/domain/applications/move-applications.ts'
import { AppError } from '#server/errors.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { dropUnsettledDiscard, isOwnApplication } from './queries.ts'

interface Withdrawal {
  id: number
  candidateId: number
  /** The candidate's account. */
  accountId: number
}

/**
 * Withdraws an application: the company loses CV and contact. The history stays, and the candidate may apply again. A
 * discard that the company can still undo does not stop it and is dropped, because the candidate must not learn of it.
 */
export async function withdraw(
  { db, clock, limits }: Pick<ApiContext, 'db' | 'clock' | 'limits'>,
  { id, candidateId, accountId }: Withdrawal,
): Promise<void> {
  await spendTry(limits.applications, candidateId, 'applications_per_hour')
  const moved = await db.transaction(async (tx) => {
    const now = clock.now()
    await lockLimitedOffer(tx, isOfferOf(id))
    await dropUnsettledDiscard(tx, { id, candidateId, now })
    const withdrawal = { to: 'retirada', actor: 'candidato', accountId, at: now, dueAt: null } as const
    return moveApplications(tx, { ids: [id], owner: { candidateId }, ...withdrawal })
  })
  if (moved.length > 0) return
  throw new AppError((await isOwnApplication(db, candidateId, id)) ? 'application_ended' : 'not_found')
}
