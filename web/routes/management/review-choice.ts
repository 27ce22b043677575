import { REVIEW_NOTE_MAX, REVIEW_NOTE_MIN } from '#contract/constants.ts'
import { REVIEW_REASONS, reviewReasons, type ReviewReason } from '#contract/values/review-reasons.ts'
import type { ReasonChoice, ReasonText } from '#web/forms/reasons/reason-schema.ts'
import { explanation } from '#web/forms/schema-parts.ts'
import { reviewChoiceTexts as texts } from './texts.ts'

/** The text to the company that each reason proposes. */
export const reviewNotes = Object.fromEntries(REVIEW_REASONS.map((id) => [id, reviewReasons[id].note])) as Record<
  ReviewReason,
  string
>

/** The reasons to take an offer away. */
export const reviewChoice: ReasonChoice<ReviewReason> = {
  label: texts.reason,
  description: texts.reasonNote,
  options: REVIEW_REASONS.map((id) => ({ id, label: reviewReasons[id].label })),
  missing: texts.reasonMissing,
  proposals: reviewNotes,
}

/** The explanation of a decision. */
export const reviewNote = (field: Pick<ReasonText, 'label' | 'description'>): ReasonText => ({
  ...field,
  rows: 4,
  required: true,
  schema: explanation({ min: REVIEW_NOTE_MIN, max: REVIEW_NOTE_MAX }, texts.noteShort),
})
