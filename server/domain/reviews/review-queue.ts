import { and, eq, sql, type SQL } from 'drizzle-orm'
import { REVIEW_COUNTED_MAX } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import { offer, offerReview, project } from '#server/database/schema/schema.ts'
import { hasNotExpired, isSwitchedOn } from '#server/domain/offers/public-offer.ts'
import { isStayingCompany } from '#server/domain/accounts/leaving.ts'

/**
 * The offer waits for an operator: it is in the queue, and candidates could find it otherwise. The query must join
 * `offer`, `project` and `offer_review`.
 */
export const isInReviewQueue = (today: string): SQL | undefined =>
  and(
    sql`${offerReview.dueAt} is not null`,
    sql`${offer.review} in ('waiting', 'held')`,
    isSwitchedOn,
    sql`${project.state} = 1`,
    hasNotExpired(today),
    sql`not ${offer.isCompanySuspended}`,
    isStayingCompany(offer.companyId),
  )

/** How many offers of the queue meet a condition. Counts up to a thousand; one more means «more than this». */
async function countInQueue(db: Handle, today: string, condition?: SQL): Promise<number> {
  const some = db
    .select({ id: offer.id })
    .from(offerReview)
    .innerJoin(offer, eq(offer.id, offerReview.offerId))
    .innerJoin(project, eq(project.id, offer.projectId))
    .where(and(isInReviewQueue(today), condition))
    .limit(REVIEW_COUNTED_MAX + 1)
    .as('some')
  return db.$count(some)
}

/** How many offers wait for an operator, in all, with signs of fraud, and past their time. */
export const countReviewQueue = async (db: Handle, today: string, now: Date) => ({
  waiting: await countInQueue(db, today),
  suspicious: await countInQueue(db, today, sql`${offerReview.priority} = 1`),
  overdue: await countInQueue(db, today, sql`${offerReview.dueAt} < ${timeOf(now)}`),
})
