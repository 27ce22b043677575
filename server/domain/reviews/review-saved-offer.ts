import { isDeepStrictEqual } from 'node:util'
import { dayInMadrid } from '#server/clock.ts'
import type { Tx } from '#server/database/open.ts'
import { joinQueue, keepTextBefore, type Review } from '#server/domain/reviews/review-offer.ts'
import type { Deps } from '#server/deps.ts'
import { isFraud, type Finding } from '#contract/values/offer-rules/judge-offer.ts'
import { judgeSavedOffer } from './findings/judge-saved-offer.ts'
import { findDueAt, getReviewedOffer, hasApprovedOffer, setReview, type ReviewedOffer } from './queries.ts'
import { reviewAfter } from './review-after.ts'
import { comparedText } from './reviewed-text.ts'

type Context = Pick<Deps, 'clock' | 'env'>

/** The review of an offer after a save. */
export interface SavedReview {
  review: Review
  /** By when an operator looks at it. Null: nobody was asked. */
  dueAt: Date | null
  /** The deadline of the review has passed. */
  isLate: boolean
  /** Its company wants candidates to find it, in an active project. */
  isWanted: boolean
  /** The first sign of fraud. */
  fraud: Finding | undefined
}

/** The offer before a save, for `reviewSavedOffer`. */
export const findReviewedOffer = (tx: Tx, { clock }: Context, offerId: number): Promise<ReviewedOffer> =>
  getReviewedOffer(tx, offerId, dayInMadrid(clock.now()))

/**
 * Judges an offer that this transaction has saved, and decides whether it waits for an operator. `old` is what it was before; undefined for a
 * new one. The company is locked, so no operator decides at the same time.
 */
export async function reviewSavedOffer(
  tx: Tx,
  context: Context,
  { offerId, old }: { offerId: number; old?: ReviewedOffer },
): Promise<SavedReview> {
  const now = context.clock.now()
  const findings = await judgeSavedOffer(tx, offerId, { now, today: dayInMadrid(now) })
  const fraud = findings.find(isFraud)
  const saved = await findReviewedOffer(tx, context, offerId)
  const hasNewText = old !== undefined && !isDeepStrictEqual(comparedText(old), comparedText(saved))
  const review = reviewAfter({
    before: saved.isUnreviewed ? null : saved.review,
    hasNewText,
    isPublishing: saved.isOn && !old?.isOn,
    isSuspicious: fraud !== undefined,
    isHeldByRules: saved.isHeldByRules,
    mode: context.env.moderation,
    isVerified: saved.isVerified,
    hasApproved: context.env.moderation === 'first' && (await hasApprovedOffer(tx, saved.companyId)),
  })
  if (review !== saved.review) await setReview(tx, offerId, review)
  // An operator compares with what was decided, or with what the rules had found.
  const isCompared =
    old?.review !== 'waiting' && (old?.review !== 'held' || (review === 'waiting' && !old.isUnreviewed))
  if (hasNewText && isCompared) await keepTextBefore(tx, old)
  const isAskedFor = review === 'held' || review === 'waiting'
  if (isAskedFor && saved.isOn) {
    await joinQueue(tx, { offerId, now, raised: fraud ? findings : null })
  }
  const dueAt = await findDueAt(tx, offerId)
  return {
    review,
    dueAt,
    isLate: dueAt !== null && dueAt < now,
    isWanted: saved.isOn && saved.isProjectActive,
    fraud,
  }
}
