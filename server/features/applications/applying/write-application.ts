import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { AnswerValue } from '#contract/applications/screening.ts'
import { takeSnapshot } from '#server/domain/offers/offer-snapshot.ts'
import { getOfferInWords, toRead } from '#server/domain/offers/read-offers.ts'
import { isOpenOffer, wasPublic } from '#server/domain/offers/public-offer.ts'
import { selectOffers } from '#server/domain/offers/select-offers.ts'
import type { Tx } from '#server/database/open.ts'
import {
  application,
  applicationAnswer,
  applicationEvent,
  cv,
  offer,
  offerQuestion,
  project,
  type OfferSnapshot,
} from '#server/database/schema/schema.ts'

/**
 * The offer, locked until the end, so that nobody switches it off or removes it meanwhile. The project is locked before the offer, as where
 * a project is deleted: the other order could deadlock.
 */
export async function lockOffer(tx: Tx, offerId: number, today: string) {
  const [found] = await selectOffers(tx, {
    companyId: offer.companyId,
    questionIds: offer.questionIds,
    isOpen: isOpenOffer(today),
    hasLimit: sql<boolean>`${offer.applicationLimit} is not null`,
    isFull: sql<boolean>`coalesce(${offer.applicationsTaken} >= ${offer.applicationLimit}, false)`,
    hidesNames: offer.hidesNames,
    wasPublic,
  })
    .where(eq(offer.id, offerId))
    .for('share', { of: [project, offer] })
  return found
}

/** The offer as the candidate reads it. Asked after the lock: a statement that waits reads the new offer with its old requirements. */
export const readSentOffer = async (tx: Tx, offerId: number): Promise<OfferSnapshot> =>
  takeSnapshot(toRead(await getOfferInWords(tx, offerId)))

/** Whether it is a CV of the candidate. It stays locked, so that nobody removes it meanwhile. */
export async function lockCv(tx: Tx, { cvId, candidateId }: { cvId: number; candidateId: number }): Promise<boolean> {
  const isOwn = and(eq(cv.id, cvId), eq(cv.candidateId, candidateId), isNull(cv.removedAt))
  return (await tx.select({ id: cv.id }).from(cv).where(isOwn).for('share')).length > 0
}

/** Whether the candidate has an application to this offer that is not withdrawn. */
export const hasApplied = async (tx: Tx, { candidateId, offerId }: Pick<NewRow, 'candidateId' | 'offerId'>) =>
  (await tx.$count(
    application,
    and(eq(application.candidateId, candidateId), eq(application.offerId, offerId), ne(application.state, 'retirada')),
  )) > 0

/** Whether one of these questions must be answered. */
export const isAnswerNeeded = async (tx: Tx, questionIds: readonly number[]): Promise<boolean> =>
  (await tx.$count(
    offerQuestion,
    sql`${offerQuestion.id} = any(${sql.param(questionIds)}) and ${offerQuestion.isRequired}`,
  )) > 0

/** `noteVersion`: of the text about personal data that was shown. It and the time of its acceptance are null if none was shown. */
export type NewRow = Pick<
  typeof application.$inferSelect,
  'candidateId' | 'createdOn' | 'sentOffer' | 'noteVersion' | 'noteAcceptedAt' | 'coveringNote' | 'hasHiddenNames'
> &
  Record<'offerId' | 'companyId' | 'cvId', number>

interface Written {
  id: number
  isAgain: boolean
}

/** Undefined if the candidate has applied to this offer already. One that was withdrawn is sent again: the same row, with its history. */
export async function writeApplication(tx: Tx, row: NewRow, at: Date): Promise<Written | undefined> {
  const { candidateId, offerId } = row
  const isWithdrawn = and(
    eq(application.candidateId, candidateId),
    eq(application.offerId, offerId),
    eq(application.state, 'retirada'),
  )
  const told = { answeredAt: null, unansweredAt: null, newsAskedAt: null }
  const waitsAnew = { cvName: null, state: 'enviada', stateAt: at, ...told } as const
  const [again] = await tx
    .update(application)
    .set({ ...row, ...waitsAnew })
    .where(isWithdrawn)
    .returning({ id: application.id })
  if (again) return { ...again, isAgain: true }
  const [first] = await tx.insert(application).values(row).onConflictDoNothing().returning({ id: application.id })
  return first && { ...first, isAgain: false }
}

/** The first row of the history, or the next one of an application that is sent again. Its candidate is told. */
export async function writeSending(tx: Tx, { id, isAgain }: Written, at: Date): Promise<void> {
  const from = isAgain ? 'retirada' : null
  await tx
    .insert(applicationEvent)
    .values({ applicationId: id, from, to: 'enviada', happenedAt: at, actor: 'candidato', dueAt: at })
}

export async function writeAnswers(tx: Tx, id: number, answers: { id: number; value: AnswerValue }[]): Promise<void> {
  await tx.delete(applicationAnswer).where(eq(applicationAnswer.applicationId, id))
  if (answers.length === 0) return
  await tx
    .insert(applicationAnswer)
    .values(answers.map((answer) => ({ applicationId: id, questionId: answer.id, value: answer.value })))
}
