import { REASON_MAX, REASON_MIN } from '#contract/constants.ts'
import { explanation } from '#web/forms/schema-parts.ts'
import { reasonTexts as texts } from './texts.ts'

/** Why an operator acts on an account. The description says who will read it. */
export const reasonField = (description: string = texts.kept) => ({
  label: texts.reason,
  description,
  rows: 3,
  required: true,
  schema: explanation({ min: REASON_MIN, max: REASON_MAX }, texts.short),
})
