import { REVIEW_REASONS, reviewReasons, type ReviewReason } from '#contract/values/review-reasons.ts'

/** The reasons to take an offer away. */
export const reviewOptions = REVIEW_REASONS.map((id) => ({ id, label: reviewReasons[id].label }))

/** The text to the company that each reason proposes. */
export const reviewNotes = Object.fromEntries(REVIEW_REASONS.map((id) => [id, reviewReasons[id].note])) as Record<
  ReviewReason,
  string
>
