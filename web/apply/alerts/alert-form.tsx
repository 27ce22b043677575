import { useController, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { ALERT_FREQUENCIES, alertFrequencyNames, type AlertFrequency } from '#contract/values/alert-frequencies.ts'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { FormFrame, type FormFrameProps } from '#web/forms/form-frame.tsx'
import { email } from '#web/forms/schema-parts.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { alertDialogTexts as texts } from './dialog-texts.ts'

const frecuencia = z.enum(ALERT_FREQUENCIES)
const forAccount = z.object({ frecuencia, email: z.string() })
const forVisitor = z.object({ frecuencia, email: email(texts.emailWrong, texts.emailMissing) })

export type AlertFormValues = z.output<typeof forVisitor>

const cards = ALERT_FREQUENCIES.map((value) => ({
  value,
  title: alertFrequencyNames[value],
  description: texts.notes[value],
}))

type AlertFormProps = Omit<FormFrameProps<AlertFormValues>, 'form' | 'children'> & {
  /** A visitor gives an e-mail. An account has its own. */
  isVisitor: boolean
}

/** How often, and where to. */
export function AlertForm({ isVisitor, ...frame }: AlertFormProps) {
  const form = useCheckedForm(isVisitor ? forVisitor : forAccount, { frecuencia: 'diaria', email: '' })
  return (
    <FormFrame form={form} {...frame}>
      <Frequency />
      {isVisitor && (
        <>
          <FormText
            name="email"
            label={texts.email}
            description={texts.emailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
          <DataNote text={dataNoteTexts.alert} />
        </>
      )}
    </FormFrame>
  )
}

function Frequency() {
  const { control } = useFormContext<{ frecuencia: AlertFrequency }>()
  const { field } = useController({ name: 'frecuencia', control })
  return (
    <RadioCards label={texts.frequency} name="frecuencia" cards={cards} value={field.value} onChange={field.onChange} />
  )
}
