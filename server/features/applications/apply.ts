import { AppError } from '#server/platform/errors.ts'
import type { ApiContext } from '#server/platform/http/implement.ts'
import { requireTry, triesOf } from '#server/platform/http/limits/spend-try-query.ts'
import { insertApplication } from './insert-application.ts'

interface NewApplication {
  candidateId: number
  offerId: number
  cvId: number
  createdOn: string
  at: Date
  /** The version of the text about personal data that was shown, and when it was accepted. Both null: none was shown. */
  noteVersion: number | null
  noteAcceptedAt: Date | null
}

/** Sends one of the candidate's own CVs to an active offer, once. */
export async function apply(
  { db, limits }: Pick<ApiContext, 'db' | 'limits'>,
  application: NewApplication,
): Promise<void> {
  const limit = limits.applications
  const tries = triesOf(limit, application.candidateId)
  const [done] = await insertApplication(db).execute({ ...application, at: application.at.toISOString(), ...tries })
  if (!done) throw new Error('A try was spent without a row')
  requireTry(limit, done, 'applications_per_hour')
  if (done.isActive === null) throw new AppError('offer_not_found')
  if (!done.isActive) throw new AppError('offer_inactive')
  if (done.cvId === null) throw new AppError('cv_not_found')
  if (done.applicationId === null) throw new AppError('already_applied')
}
