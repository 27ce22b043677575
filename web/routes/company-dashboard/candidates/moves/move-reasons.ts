import * as z from 'zod/mini'
import { CANDIDATE_TEXT_MAX } from '#contract/constants.ts'
import { DISCARD_REASONS, discardReasons, type DiscardReason } from '#contract/values/applications/discard-reasons.ts'
import { hasLetters } from '#contract/values/text/visible-text.ts'
import type { ReasonText } from '#web/forms/reasons/reason-schema.ts'
import { paragraphs } from '#web/forms/schema-parts.ts'
import { moveTexts as texts } from '../texts.ts'

/** Texts of a move. */
export interface Letter {
  motivo: DiscardReason | null
  texto: string | null
}

/** Why somebody is discarded, for the company alone. */
export const discardChoice = {
  label: texts.reason,
  description: texts.reasonHint,
  options: DISCARD_REASONS.map((id) => ({ id, label: discardReasons[id].label })),
  missing: texts.reasonMissing,
  proposals: Object.fromEntries(DISCARD_REASONS.map((id) => [id, discardReasons[id].text])) as Record<
    DiscardReason,
    string
  >,
}

/** The text that a discarded person reads. */
export const discardText = (isForMany: boolean): ReasonText => ({
  label: isForMany ? texts.discardTextMany : texts.discardText,
  description: texts.discardHint,
  rows: 6,
  maxLength: CANDIDATE_TEXT_MAX,
  required: true,
  schema: paragraphs(CANDIDATE_TEXT_MAX).check(z.refine(hasLetters, texts.discardTextMissing)),
})

/** The text that a candidate reads along with good news. */
export const letterText: ReasonText = {
  label: texts.text,
  description: texts.textHint,
  rows: 4,
  maxLength: CANDIDATE_TEXT_MAX,
  schema: paragraphs(CANDIDATE_TEXT_MAX),
}
