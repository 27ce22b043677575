import { moveApplications } from '#server/platform/database/queries/move-applications.ts'
import { AppError } from '#server/platform/errors.ts'
import type { ApiContext } from '#server/platform/http/implement.ts'
import { spendTry } from '#server/platform/http/limits/rate-limit.ts'
import { isOwnApplication } from './queries.ts'

interface Withdrawal {
  id: number
  candidateId: number
  /** The candidate's account. */
  accountId: number
}

/** Takes an application back: the company sees neither the CV nor the contact any more. The history stays, and the candidate may apply again. */
export async function withdraw(
  { db, clock, limits }: Pick<ApiContext, 'db' | 'clock' | 'limits'>,
  { id, candidateId, accountId }: Withdrawal,
): Promise<void> {
  await spendTry(limits.applications, candidateId, 'applications_per_hour')
  const moved = await moveApplications(db, {
    ids: [id],
    owner: { candidateId },
    to: 'retirada',
    actor: 'candidato',
    accountId,
    at: clock.now(),
    dueAt: null,
  })
  if (moved.length > 0) return
  throw new AppError((await isOwnApplication(db, candidateId, id)) ? 'application_ended' : 'not_found')
}
