import { and, eq, sql } from 'drizzle-orm'
import { hasNotExpired, isSwitchedOn } from '#server/domain/offers/public-offer.ts'
import type { Review } from '#server/domain/reviews/review-offer.ts'
import { selectInWords } from '#server/domain/offers/read-offers.ts'
import type { Handle } from '#server/database/open.ts'
import type { Finding } from '#contract/values/offer-rules/judge-offer.ts'
import { company, offer, offerReview, project } from '#server/database/schema/schema.ts'

/** An offer with more saves is not released without an operator: nobody tries words until one passes. */
const MENDS_MAX = 30

/** Offers as their reviews read them. */
const selectReviewed = (db: Handle, today: string) =>
  selectInWords(db, {
    /** No operator was asked about it, and none has decided. */
    isUnreviewed: sql<boolean>`${offer.review} <> 'approved' and ${offerReview.offerId} is null`,
    /** Its company wants it to be found, and it has not ended. */
    isOn: sql<boolean>`${isSwitchedOn} and ${hasNotExpired(today)}`,
    isProjectActive: sql<boolean>`${project.state} = 1`,
    isHeldByRules: sql<boolean>`${offerReview.decision} is distinct from 'rejected' and ${offer.version} <= ${MENDS_MAX}
      and not exists (select from report_case its where its.offer_id = ${offer.id})`,
    isVerified: sql<boolean>`${company.verification} = 'verified'`,
  })

export type ReviewedOffer = Awaited<ReturnType<typeof selectReviewed>>[number]

/** The row that a decision about the review of an offer reads. */
export async function getReviewedOffer(db: Handle, offerId: number, today: string): Promise<ReviewedOffer> {
  const [row] = await selectReviewed(db, today).where(eq(offer.id, offerId))
  if (!row) throw new Error('the offer is missing')
  return row
}

/** Offers of one company, of one of its projects if given. */
export interface OffersOf {
  companyId: number
  projectId?: number | undefined
}

/** The offers that candidates find or may find without another save, and those that wait for an operator. */
export const listReviewedOffers = (
  db: Handle,
  { companyId, projectId }: OffersOf,
  today: string,
): Promise<ReviewedOffer[]> =>
  selectReviewed(db, today).where(
    and(
      eq(offer.companyId, companyId),
      projectId === undefined ? undefined : eq(offer.projectId, projectId),
      sql`(${offer.review} = 'approved' or ${offer.review} in ('waiting', 'held') and ${offerReview.offerId} is not null)`,
    ),
  )

/** A decision about an older version of these offers is refused. */
export const countEdition = (db: Handle, offerIds: number[]) =>
  db
    .update(offer)
    .set({ version: sql`${offer.version} + 1` })
    .where(sql`${offer.id} = any(${sql.param(offerIds)})`)

/** Whether an offer of the company was approved and has not been rejected since. */
export async function hasApprovedOffer(db: Handle, companyId: number): Promise<boolean> {
  const wasApproved = sql`(${offer.review} = 'approved' or exists (
    select from ${offerReview} where ${offerReview.offerId} = ${offer.id} and ${offerReview.decision} = 'approved'))`
  const rows = await db
    .select({ id: offer.id })
    .from(offer)
    .where(and(eq(offer.companyId, companyId), wasApproved))
    .limit(1)
  return rows.length > 0
}

export async function setReview(db: Handle, offerId: number, review: Review): Promise<void> {
  await db.update(offer).set({ review }).where(eq(offer.id, offerId))
}

export async function findDueAt(db: Handle, offerId: number): Promise<Date | null> {
  const [row] = await db.select({ dueAt: offerReview.dueAt }).from(offerReview).where(eq(offerReview.offerId, offerId))
  return row?.dueAt ?? null
}

/** The reasons of rejected offers, and by when others are looked at. */
export async function listReviews(db: Handle, offerIds: number[]) {
  const { offerId, dueAt, reason, note } = offerReview
  const heldFor = sql<Pick<Finding, 'rule' | 'found'>[] | null>`(select json_agg(its)
    from offer_finding its join offer on offer.id = its.offer_id where its.offer_id = offer_review.offer_id and review = 'held')`
  const rows = await db
    .select({ offerId, dueAt, reason, note, heldFor })
    .from(offerReview)
    .where(sql`${offerId} = any(${sql.param(offerIds)})`)
  return new Map(rows.map((row) => [row.offerId, row]))
}

/** Gives a copy the review of its original where that was held or rejected, so that copying does not clear it. */
export async function copyReview(db: Handle, { from, to }: { from: number; to: number }): Promise<void> {
  await db.execute(sql`
    insert into ${offerReview} (offer_id, priority, decision, decided_at, decided_by, reason, note)
    select ${to}::integer, priority, decision, decided_at, decided_by, reason, note
    from ${offerReview} join ${offer} on ${offer.id} = ${offerReview.offerId}
    where ${offer.id} = ${from} and ${offer.review} in ('held', 'rejected')`)
}
