import { REASON_MAX, REASON_MIN } from '#contract/constants.ts'
import type { ReasonText } from '#web/forms/reasons/reason-schema.ts'
import { explanation } from '#web/forms/schema-parts.ts'

/** Why an operator acts on an account. */
export const reasonField = (texts: Record<'reason' | 'reasonNote' | 'reasonShort', string>): ReasonText => ({
  label: texts.reason,
  description: texts.reasonNote,
  rows: 3,
  required: true,
  schema: explanation({ min: REASON_MIN, max: REASON_MAX }, texts.reasonShort),
})
