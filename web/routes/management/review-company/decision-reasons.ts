import { EXPLANATION_MAX } from '#contract/constants.ts'
import { rejectionTexts, suspensionTexts } from '#contract/values/verification.ts'
import { optionsOf } from '#web/forms/filters/filters.ts'
import type { ReasonChoice, ReasonText } from '#web/forms/reasons/reason-schema.ts'
import { paragraphs } from '#web/forms/schema-parts.ts'
import { reviewCompanyTexts as texts } from './texts.ts'

const choiceOf = <Reason extends string>(reasons: Readonly<Record<Reason | 'otro', string>>) =>
  ({
    label: texts.reason,
    options: optionsOf({ ...reasons, otro: texts.otherReason }),
    missing: texts.reasonMissing,
    explained: { reason: 'otro', missing: texts.explanationMissing },
  }) satisfies ReasonChoice<Reason | 'otro'>

/** The decisions against a company, which need a reason. */
export const choices = { rechazada: choiceOf(rejectionTexts), suspendida: choiceOf(suspensionTexts) }

const explanation: ReasonText = {
  label: texts.explanation,
  description: texts.explanationHint,
  rows: 4,
  maxLength: EXPLANATION_MAX,
  schema: paragraphs(EXPLANATION_MAX),
}

const removal: ReasonText = {
  ...explanation,
  label: texts.reason,
  description: texts.removalHint,
  schema: paragraphs(EXPLANATION_MAX, texts.explanationMissing),
}

export const textOf = (decision: string): ReasonText => (decision === 'pagina_retirada' ? removal : explanation)
