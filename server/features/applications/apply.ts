import type { Handle } from '#server/platform/database/open.ts'
import { listQuestionsOf } from '#server/domain/applications/offer-questions.ts'
import { AppError } from '#server/platform/errors.ts'
import type { ApiContext } from '#server/platform/http/implement.ts'
import { requireTry, triesOf } from '#server/platform/http/limits/spend-try-query.ts'
import { checkAnswers, type SentAnswer } from './screening/check-answers.ts'
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
  /** Empty: the candidate was asked nothing. */
  answers: SentAnswer[]
}

/** Sends one of the candidate's own CVs to an active offer, once, with the answers to its questions. */
export async function apply(
  { db, limits }: Pick<ApiContext, 'db' | 'limits'>,
  application: NewApplication,
): Promise<void> {
  const limit = limits.applications
  const tries = triesOf(limit, application.candidateId)
  const { asked, answers } = await readAnswers(db, application)
  const values = { ...application, asked, answers: JSON.stringify(answers), at: application.at.toISOString() }
  const [done] = await insertApplication(db).execute({ ...values, ...tries })
  if (!done) throw new Error('A try was spent without a row')
  requireTry(limit, done, 'applications_per_hour')
  if (done.isActive === null) throw new AppError('offer_not_found')
  if (!done.isActive) throw new AppError('offer_inactive')
  if (done.cvId === null) throw new AppError('cv_not_found')
  if (!done.isAnswered) throw new AppError(asked === null ? 'questions_asked' : 'questions_changed')
  if (done.applicationId === null) throw new AppError('already_applied')
}

/** Null: the candidate was asked nothing. Then the offer is not read before. */
async function readAnswers(db: Handle, { offerId, answers }: NewApplication) {
  if (answers.length === 0) return { asked: null, answers }
  return checkAnswers(await listQuestionsOf(db, offerId), answers)
}
