import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Finding } from '#contract/values/offer-rules/judge-offer.ts'
import type { ReviewReason } from '#contract/values/review-reasons.ts'
import { AppError } from '#server/errors.ts'

import type { Tx } from '#server/database/open.ts'
import { company, offer, offerReview } from '#server/database/schema/schema.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import { nextWorkingDay } from './next-working-day.ts'
import type { OfferInWords } from '#server/domain/offers/read-offers.ts'
import { takeReviewSnapshot } from './reviewed-text.ts'
import { forgetRejectedText, keepRejectedText } from './rejected-text.ts'

export type Review = (typeof offer.$inferSelect)['review']

/**
 * Locks an offer for a decision, its company first. Nobody changes the offer until the transaction ends. Refuses an offer that does not exist
 * (`offer_not_found`).
 */
export async function lockReviewedOffer(tx: Tx, offerId: number) {
  const [owner] = await tx.select({ companyId: offer.companyId }).from(offer).where(eq(offer.id, offerId))
  if (!owner) throw new AppError('offer_not_found')
  await lockCompany(tx, owner.companyId)
  const { id, companyId, name, description, review, version } = offer
  const [row] = await tx
    .select({ id, companyId, accountId: company.accountId, name, description, review, version })
    .from(offer)
    .innerJoin(company, eq(company.id, companyId))
    .where(eq(id, offerId))
    .for('update', { of: offer })
  if (!row) throw new AppError('offer_not_found')
  return row
}

export type LockedOffer = Awaited<ReturnType<typeof lockReviewedOffer>>

interface Decided {
  /** The account of the operator; null: somebody at the shell. */
  by: number | null
  now: Date
}

/** Candidates find a locked offer again, or still do. It leaves the queue. */
export const approveOffer = (tx: Tx, locked: LockedOffer, { by, now }: Decided): Promise<void> =>
  decide(tx, locked, { decision: 'approved', decidedAt: now, decidedBy: by, reason: null, note: null })

/**
 * Candidates no longer find a locked offer, from the moment that the transaction ends. It leaves the queue until its company changes it.
 * `reason` is for everybody, `note` for the company alone. The caller writes the letter and the act.
 */
export const rejectOffer = (
  tx: Tx,
  locked: LockedOffer,
  { by, now, reason, note }: Decided & { reason: ReviewReason; note: string },
): Promise<void> => decide(tx, locked, { decision: 'rejected', decidedAt: now, decidedBy: by, reason, note })

type Decision = Pick<typeof offerReview.$inferInsert, 'decidedBy' | 'reason' | 'note'> & {
  decision: 'approved' | 'rejected'
  decidedAt: Date
}

async function decide(tx: Tx, { id, ...text }: LockedOffer, decision: Decision): Promise<void> {
  const row = sql`(select to_jsonb(its) - 'undo' from ${offerReview} its where its.offer_id = ${id})`
  const undo = sql`jsonb_build_object('review', ${text.review}::text, 'version', ${text.version}::integer, 'row', ${row})`
  const values = { ...decision, queuedAt: null, dueAt: null, textBefore: null, raised: null, undo }
  await tx.update(offer).set({ review: decision.decision }).where(eq(offer.id, id))
  await tx
    .insert(offerReview)
    .values({ offerId: id, ...values })
    .onConflictDoUpdate({ target: offerReview.offerId, set: values })
  if (decision.decision === 'rejected') await keepRejectedText(tx, text, decision.decidedAt)
  else await forgetRejectedText(tx, text)
}

/**
 * Publishes offers that were held only because their company was not verified. They stay in the queue. Offers with
 * signs of fraud, or rejected before their last change, stay held. The company is locked.
 */
export async function releaseHeldOffers(tx: Tx, companyId: number): Promise<void> {
  await tx
    .update(offer)
    .set({ review: 'waiting' })
    .from(offerReview)
    .where(
      and(
        eq(offerReview.offerId, offer.id),
        eq(offer.companyId, companyId),
        eq(offer.review, 'held'),
        isNotNull(offerReview.dueAt),
        eq(offerReview.priority, ORDINARY),
        sql`${offerReview.decision} is distinct from 'rejected'`,
      ),
    )
}

const SUSPICIOUS = 1
const ORDINARY = 2

interface Queued {
  offerId: number
  now: Date
  /** The findings of the rules, if it has signs of fraud. */
  raised: Finding[] | null
}

/**
 * Puts an offer into the queue. An offer in the queue keeps its place within its priority. It stays until a decision:
 * queries of the queue leave out offers that candidates cannot find, so switching an offer off and on does not move its
 * review.
 */
export async function joinQueue(tx: Tx, { offerId, now, raised }: Queued): Promise<void> {
  const priority = raised ? SUSPICIOUS : ORDINARY
  const values = { offerId, priority, queuedAt: now, dueAt: nextWorkingDay(now), raised } as const
  const kept = {
    priority: sql`case when ${offerReview.dueAt} is null then excluded.priority else least(${offerReview.priority}, excluded.priority) end`,
    raised: sql`coalesce(excluded.raised, ${offerReview.raised})`,
    queuedAt: sql`coalesce(${offerReview.queuedAt}, excluded.queued_at)`,
    dueAt: sql`coalesce(${offerReview.dueAt}, excluded.due_at)`,
  }
  await tx.insert(offerReview).values(values).onConflictDoUpdate({ target: offerReview.offerId, set: kept })
}

/**
 * Keeps what an offer said when it was decided about, for the operator who looks at its next text. Of several changes the first one counts.
 * Also of an offer that is switched off, which joins the queue when it is on again.
 */
export async function keepTextBefore(tx: Tx, before: OfferInWords): Promise<void> {
  const kept = { textBefore: sql`coalesce(${offerReview.textBefore}, excluded.text_before)` }
  await tx
    .insert(offerReview)
    .values({ offerId: before.id, textBefore: takeReviewSnapshot(before) })
    .onConflictDoUpdate({ target: offerReview.offerId, set: kept })
}
