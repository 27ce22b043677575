import { useController, useFormContext, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { REPORT_REASONS, REPORT_TEXT_MAX, type ReportReason } from '#contract/constants.ts'
import { hasLetters } from '#contract/values/text/visible-text.ts'
import { FormFrame, type FormFrameProps } from '#web/forms/form-frame.tsx'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { email, paragraphs } from '#web/forms/schema-parts.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { reasonTexts, reportTexts as texts } from './texts.ts'

const schema = z
  .object({
    motivo: z.pipe(z.nullable(z.enum(REPORT_REASONS)), z.enum(REPORT_REASONS, texts.reasonMissing)),
    texto: paragraphs(REPORT_TEXT_MAX),
    correo: email(texts.emailWrong),
  })
  .check(
    z.refine(({ motivo, texto }) => motivo !== 'otra' || hasLetters(texto), {
      path: ['texto'],
      error: texts.textMissing,
    }),
  )

type Values = z.input<typeof schema>
type Body = z.output<typeof schema>

const cards = REPORT_REASONS.map((value) => ({ value, ...reasonTexts[value] }))

type ReportFormProps = Omit<FormFrameProps<Values, Body>, 'form' | 'children'>

/** The reason of a report, and the e-mail for an answer. */
export function ReportForm(frame: ReportFormProps) {
  const form = useCheckedForm(schema, { motivo: null, texto: '', correo: '' })
  const needsText = useWatch({ control: form.control, name: 'motivo' }) === 'otra'
  return (
    <FormFrame form={form} {...frame}>
      <Reasons />
      <TextAreaField
        {...form.register('texto')}
        label={texts.text}
        description={texts.textHint}
        error={form.formState.errors.texto?.message}
        rows={4}
        required={needsText}
      />
      <FormText
        name="correo"
        label={texts.email}
        description={texts.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <DataNote text={dataNoteTexts.report} />
    </FormFrame>
  )
}

function Reasons() {
  const { control } = useFormContext<{ motivo: ReportReason | null }>()
  const { field, fieldState } = useController({ name: 'motivo', control })
  return (
    <RadioCards
      label={texts.reason}
      name="motivo"
      cards={cards}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
      isRequired
    />
  )
}
