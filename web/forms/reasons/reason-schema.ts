import * as z from 'zod/mini'
import { hasLetters } from '#contract/values/text/visible-text.ts'
import type { TextAreaFieldProps } from '#web/ui/fields/text-area-field.tsx'

/** The list of reasons of a form. */
export interface ReasonChoice<Reason extends string> {
  label: string
  description?: string
  options: readonly { id: Reason; label: string }[]
  /** The error without a choice. */
  missing: string
  /** The text that each reason proposes. */
  proposals?: Readonly<Record<Reason, string>>
  /** A reason that says nothing without a text. */
  explained?: { reason: Reason; missing: string }
}

/** The field for somebody's own words. */
export interface ReasonText extends Pick<
  TextAreaFieldProps,
  'label' | 'description' | 'rows' | 'maxLength' | 'required' | 'autoFocus'
> {
  schema: z.ZodMiniType<string, string>
}

export interface ReasonValues {
  motivo: string
  texto: string
}

/** A reason and a text. The reason is null where none can be chosen. */
export interface Reasoned<Reason extends string | null> {
  motivo: Reason
  texto: string
}

export const reasonSchema = <Reason extends string | null>(
  text: ReasonText,
  choice: ReasonChoice<NonNullable<Reason>> | undefined,
) =>
  z.pipe(
    z
      .object({
        motivo: z
          .string()
          .check(z.refine((given) => !choice || choice.options.some(({ id }) => id === given), choice?.missing ?? '')),
        texto: text.schema,
      })
      .check(({ value, issues }) => {
        if (!choice?.explained || value.motivo !== choice.explained.reason || hasLetters(value.texto)) return
        issues.push({ code: 'custom', input: value, path: ['texto'], message: choice.explained.missing })
      }),
    z.transform(({ motivo, texto }) => ({ motivo: (motivo || null) as Reason, texto })),
  )
