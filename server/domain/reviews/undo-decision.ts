import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/constants.ts'
import type { Tx } from '#server/database/open.ts'
import { offer, offerReport, offerReview, reportCase } from '#server/database/schema/schema.ts'
import { AppError } from '#server/errors.ts'
import { forgetRejectedText, keepRejectedText } from './rejected-text.ts'
import type { LockedOffer, Review } from './review-offer.ts'

/**
 * Takes back the last decision of an operator about a locked offer, about its reports, or about both at once. The letters are not due yet, and
 * none is sent about a decision that is gone. Refuses one that is older or somebody else's, and one that the company has answered with
 * another text. Returns the review before the decision.
 */
export async function undoDecision(tx: Tx, locked: LockedOffer, undoing: { by: number; now: Date }): Promise<Review> {
  const own = <Table extends typeof offerReview | typeof reportCase>(table: Table) => {
    const since = new Date(undoing.now.getTime() - UNDO_SECONDS * 1000)
    const { offerId, decidedBy, decidedAt, undo } = table
    return and(eq(offerId, locked.id), eq(decidedBy, undoing.by), gt(decidedAt, since), isNotNull(undo))
  }
  const [review] = await tx.select().from(offerReview).where(own(offerReview))
  const [one] = await tx.select().from(reportCase).where(own(reportCase)).orderBy(desc(reportCase.decidedAt)).limit(1)
  const last = Math.max(...[review, one].map((row) => row?.decidedAt?.getTime() ?? 0))
  if (last === 0) throw new AppError('undo_too_late')
  if (one?.decidedAt?.getTime() === last) await restoreCase(tx, one)
  if (!review?.undo || review.decidedAt?.getTime() !== last) return locked.review
  if (review.undo.version !== locked.version) throw new AppError('undo_too_late')
  await restoreReview(tx, locked, { ...review.undo, now: undoing.now })
  return review.undo.review
}

type Before = NonNullable<(typeof offerReview.$inferSelect)['undo']> & { now: Date }

async function restoreReview(tx: Tx, locked: LockedOffer, { review, row, now }: Before): Promise<void> {
  await tx.update(offer).set({ review }).where(eq(offer.id, locked.id))
  await tx.delete(offerReview).where(eq(offerReview.offerId, locked.id))
  const before = sql`select * from jsonb_populate_record(null::offer_review, ${JSON.stringify(row)})`
  if (row) await tx.execute(sql`insert into offer_review ${before}`)
  if (review === 'rejected') await keepRejectedText(tx, locked, now)
  else await forgetRejectedText(tx, locked)
}

async function restoreCase(tx: Tx, { id, offerId }: typeof reportCase.$inferSelect): Promise<void> {
  await takeQueuedReports(tx, { id, offerId })
  await tx.execute(sql`
    update report_case set undo = null, (queued_at, outcome, decided_at, decided_by, reason, note, offer_name) = (
      select queued_at, outcome, decided_at, decided_by, reason, note, offer_name
      from jsonb_populate_record(null::report_case, report_case.undo))
    where id = ${id}`)
}

/** Moves the reports that a queued case of the offer has got meanwhile to this one, which takes its place in the queue. */
export async function takeQueuedReports(
  tx: Tx,
  { id, offerId }: { id: number; offerId: number | null },
): Promise<void> {
  if (offerId === null) return
  const isOther = and(eq(reportCase.offerId, offerId), isNotNull(reportCase.queuedAt))
  const [other] = await tx.select({ id: reportCase.id }).from(reportCase).where(isOther).for('update')
  if (!other) return
  await tx.update(offerReport).set({ caseId: id }).where(eq(offerReport.caseId, other.id))
  await tx.delete(reportCase).where(eq(reportCase.id, other.id))
}
