import { eq } from 'drizzle-orm'
import type { Handle, Tx } from '#server/database/open.ts'
import { hidesNames } from '#server/domain/applications/first-look.ts'
import { offer } from '#server/database/schema/schema.ts'
import { lockLimitedOffer } from '#server/domain/applications/limited-offer.ts'
import { listQuestionsOf } from '#server/domain/applications/offer-questions.ts'
import { refuseFraud } from '#server/domain/reviews/refuse-fraud.ts'
import { AppError } from '#server/errors.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { checkAnswers, type SentAnswer } from '../screening/check-answers.ts'
import {
  hasApplied,
  isAnswerNeeded,
  lockCv,
  lockOffer,
  readSentOffer,
  writeAnswers,
  writeApplication,
  writeSending,
  type NewRow,
} from './write-application.ts'

interface NewApplication extends Omit<NewRow, 'companyId' | 'sentOffer' | 'hasHiddenNames'> {
  at: Date
  /** Empty: the candidate was asked nothing. */
  answers: SentAnswer[]
}

/** Sends one of the candidate's own CVs to an active offer, once, with the answers to its questions. */
export async function apply(
  { db, limits, env }: Pick<ApiContext, 'db' | 'limits' | 'env'>,
  { answers: sent, at, ...row }: NewApplication,
): Promise<void> {
  if (row.coveringNote) refuseFraud(row.coveringNote)
  const { asked, answers } = await readAnswers(db, row.offerId, sent)
  await spendTry(limits.applications, row.candidateId, 'applications_per_hour')
  const send = (isOneByOne: boolean) =>
    db.transaction(async (tx) => {
      if (isOneByOne) await lockLimitedOffer(tx, eq(offer.id, row.offerId))
      const found = await lockOpenOffer(tx, row)
      if (found.hasLimit && !isOneByOne) return 'again'
      if (!(await lockCv(tx, row))) throw new AppError('cv_not_found')
      await requireAnswers(tx, found.questionIds, asked)
      const sentOffer = await readSentOffer(tx, row.offerId)
      const promised = { companyId: found.companyId, hasHiddenNames: hidesNames(env, found.hidesNames), sentOffer }
      const written = await writeApplication(tx, { ...row, ...promised }, at)
      if (!written) throw new AppError('already_applied')
      await writeSending(tx, written, at)
      return writeAnswers(tx, written.id, answers)
    })
  // Only the row of the offer says whether it has a limit, and a stronger lock after the first one could deadlock.
  if ((await send(false)) === 'again') await send(true)
}

/** The offer, locked, if it takes an application. */
async function lockOpenOffer(tx: Tx, row: Pick<NewRow, 'offerId' | 'candidateId' | 'createdOn'>) {
  const found = await lockOffer(tx, row.offerId, row.createdOn)
  if (!found?.wasPublic) throw new AppError('offer_not_found')
  if (!found.isOpen) throw new AppError('offer_inactive')
  // A person who has the last place and sends twice reads that they have applied, not that the offer is full.
  if (found.isFull) throw new AppError((await hasApplied(tx, row)) ? 'already_applied' : 'offer_full')
  return found
}

/** Null: the candidate was asked nothing. Then the offer is not read before. */
async function readAnswers(db: Handle, offerId: number, answers: SentAnswer[]) {
  if (answers.length === 0) return { asked: null, answers: [] }
  return checkAnswers(await listQuestionsOf(db, offerId), answers)
}

/** The offer must ask exactly what the candidate was asked or, where they were asked nothing, nothing that needs an answer. */
async function requireAnswers(tx: Tx, questionIds: number[], asked: number[] | null): Promise<void> {
  if (asked === null) {
    if (await isAnswerNeeded(tx, questionIds)) throw new AppError('questions_asked')
    return
  }
  const isSame = asked.length === questionIds.length && questionIds.every((id) => asked.includes(id))
  if (!isSame) throw new AppError('questions_changed')
}
