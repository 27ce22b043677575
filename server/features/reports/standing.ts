import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { hasNotExpired, isOpenOffer, isSwitchedOn } from '#server/domain/offers/public-offer.ts'
import { offer, offerReview, project, reportCase } from '#server/database/schema/schema.ts'

/**
 * Whether candidates find the offer of a case. `withdrawn`: this case hides it. `in-review`: it is hidden until an operator has looked at it.
 * `hidden`: something else hides it, such as another rejection or its company.
 */
export type OfferStanding = 'public' | 'withdrawn' | 'in-review' | 'hidden'

/** That the offer is hidden is what this case decided: nobody has decided about it since, nor has its company changed it. */
export const isStillWithdrawn = and(
  eq(reportCase.outcome, 'withdrawn'),
  eq(offer.review, 'rejected'),
  eq(offerReview.decidedAt, reportCase.decidedAt),
)

/** The query joins the offer, its project and its review. */
export const standingOn = (today: string): SQL<OfferStanding> => sql<OfferStanding>`case
  when ${isOpenOffer(today)} then 'public'
  when ${isStillWithdrawn} then 'withdrawn'
  when ${offer.review} = 'held' and ${offerReview.queuedAt} is not null and ${isSwitchedOn} and ${hasNotExpired(today)} then 'in-review'
  else 'hidden' end`

export async function getStanding(db: Handle, caseId: number, today: string): Promise<OfferStanding> {
  const [row] = await db
    .select({ standing: standingOn(today) })
    .from(reportCase)
    .innerJoin(offer, eq(offer.id, reportCase.offerId))
    .innerJoin(project, eq(project.id, offer.projectId))
    .leftJoin(offerReview, eq(offerReview.offerId, offer.id))
    .where(eq(reportCase.id, caseId))
  if (!row) throw new Error('the offer of the case is missing')
  return row.standing
}
