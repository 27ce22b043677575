import { isFraud, offerRules, type Finding } from '#contract/values/offer-rules/judge-offer.ts'
import { spanishDeadline } from '#contract/values/spanish/deadline.ts'
import { estadoOf } from '#server/domain/reviews/review-wire.ts'
import { reviewTexts as texts } from './texts.ts'
import type { SavedReview } from '#server/domain/reviews/review-saved-offer.ts'

/** The note on the review beside the success of a save. */
export const toNotice = (saved: SavedReview) => ({ estado_revision: estadoOf[saved.review], aviso: sentenceOf(saved) })

function sentenceOf({ review, dueAt, isLate, isWanted, fraud }: SavedReview): string | null {
  if (review === 'rejected') return texts.stillRejected
  if (!isWanted || !dueAt) return null
  const when = isLate ? texts.soon : texts.before(spanishDeadline(dueAt))
  if (review === 'waiting') return texts.published(when)
  return fraud ? texts.suspicious(said(fraud), when) : texts.held(when)
}

const said = ({ rule, found }: Pick<Finding, 'rule' | 'found'>): string => texts.said({ found, ...offerRules[rule] })

/** Why the rules hold an offer, and what its company can do. Undefined if they do not. */
export function toHoldReason(row: { heldFor: Parameters<typeof said>[0][] | null } | undefined): string | undefined {
  const fraud = row?.heldFor?.find(isFraud)
  return fraud && said(fraud)
}
