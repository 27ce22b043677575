import type { Env } from '#server/config/env.ts'
import type { Review } from '#server/domain/reviews/review-offer.ts'

export interface ReviewFacts {
  /** The review before the save. Null: the offer is new, or was never active, so it has not been in the queue. */
  before: Review | null
  /** A field of `ReviewedText` has changed. */
  hasNewText: boolean
  /** The save switches it on, or renews it after its end. */
  isPublishing: boolean
  /** The rules find signs of fraud. */
  isSuspicious: boolean
  /** Nobody has rejected or reported it, and its company has not tried many texts. */
  isHeldByRules: boolean
  mode: Env['moderation']
  /** An operator has verified the company. */
  isVerified: boolean
  /** An operator has approved an offer of the company, or it is one from before the reviews. */
  hasApproved: boolean
}

/**
 * The review of an offer after its company has saved it. If an operator or a reporter had a part, only an operator clears the offer. An offer
 * that only rules hold is judged as new. docs/decisions/059-reviewed-offers.md.
 */
export function reviewAfter(facts: ReviewFacts): Review {
  const { before, hasNewText, isPublishing, isSuspicious, isHeldByRules } = facts
  const isDecided = before === 'approved' || before === 'rejected'
  if (isDecided && !hasNewText) return before
  if (before === 'rejected' || (before === 'held' && !isHeldByRules) || isSuspicious) return 'held'
  // Otherwise one offer that was let through would carry any later text to candidates.
  const isNew = before === null || before === 'held' || isPublishing
  return isNew && isHeldAtFirst(facts) ? 'held' : 'waiting'
}

/** A text of a company without signs of fraud. */
export function isHeldAtFirst({
  mode,
  isVerified,
  hasApproved,
}: Pick<ReviewFacts, 'mode' | 'isVerified' | 'hasApproved'>): boolean {
  if (isVerified || mode === 'after') return false
  return mode === 'before' || !hasApproved
}
