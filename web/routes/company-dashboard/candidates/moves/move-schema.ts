import * as z from 'zod/mini'
import { CANDIDATE_TEXT_MAX } from '#contract/constants.ts'
import type { DiscardReason } from '#contract/values/applications/discard-reasons.ts'
import { DISCARD_REASONS } from '#contract/values/applications/discard-reasons.ts'
import { hasLetters } from '#contract/values/visible-text.ts'
import { paragraphs } from '#web/forms/schema-parts.ts'
import { moveTexts as texts } from '../texts.ts'

/** Texts of a move. */
export interface Letter {
  motivo: DiscardReason | null
  texto: string | null
}

export interface LetterValues {
  motivo: string
  texto: string
}

/** A discard needs a reason for the company and a text for the person. */
export const discardSchema = z.object({
  motivo: z.enum(DISCARD_REASONS, texts.reasonMissing),
  texto: paragraphs(CANDIDATE_TEXT_MAX).check(z.refine(hasLetters, texts.discardTextMissing)),
})

export const letterSchema = z.pipe(
  z.object({ motivo: z.string(), texto: paragraphs(CANDIDATE_TEXT_MAX) }),
  z.transform(({ texto }): Letter => ({ motivo: null, texto: texto || null })),
)
