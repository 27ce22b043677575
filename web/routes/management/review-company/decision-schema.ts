import * as z from 'zod/mini'
import { EXPLANATION_MAX } from '#contract/constants.ts'
import type { RejectionReason, SuspensionReason } from '#contract/values/verification.ts'
import { hasLetters } from '#contract/values/visible-text.ts'
import { paragraphs } from '#web/forms/schema-parts.ts'
import { reviewCompanyTexts as texts } from './texts.ts'

export interface DecisionValues {
  motivo: string
  texto: string
}

export interface DecisionBody {
  motivo: RejectionReason | SuspensionReason | null
  texto: string
}

/** A decision against a company needs a reason, and «otro» an explanation. */
export const decisionSchema = (needsReason: boolean) =>
  z.pipe(
    z.object({ motivo: z.string(), texto: paragraphs(EXPLANATION_MAX) }).check(({ value, issues }) => {
      const fail = (name: string, message: string) =>
        issues.push({ code: 'custom', input: value, path: [name], message })
      if (needsReason && !value.motivo) fail('motivo', texts.reasonMissing)
      if (value.motivo === 'otro' && !hasLetters(value.texto)) fail('texto', texts.explanationMissing)
    }),
    z.transform(({ motivo, texto }): DecisionBody => ({ motivo: (motivo || null) as DecisionBody['motivo'], texto })),
  )
