import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { CANDIDATE_TEXT_MAX } from '#contract/constants.ts'
import { DISCARD_REASONS, discardReasons } from '#contract/values/applications/discard-reasons.ts'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { moveTexts as texts } from '../texts.ts'
import type { MoveFormProps } from './letter-form.tsx'
import { discardSchema, type Letter, type LetterValues } from './move-schema.ts'

const options = DISCARD_REASONS.map((id) => ({ id, label: discardReasons[id].label }))
const proposals: ReadonlySet<string> = new Set(DISCARD_REASONS.map((id) => discardReasons[id].text))
const textOf = (reason: string) => DISCARD_REASONS.find((one) => one === reason)

/** Why somebody is discarded, and the text that they will read. Choosing a reason proposes one, unless somebody has written their own. */
export function DiscardForm({ isForMany, ...frame }: MoveFormProps) {
  const form = useForm<LetterValues, unknown, Letter>({
    defaultValues: { motivo: '', texto: '' },
    resolver: zodResolver(discardSchema) as never,
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const propose = (reason: string) => {
    const name = textOf(reason)
    const written = form.getValues('texto').trim()
    if (!name || (written && !proposals.has(written))) return
    form.setValue('texto', discardReasons[name].text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  return (
    <FormFrame form={form} {...frame}>
      <SelectField
        {...form.register('motivo', {
          onChange: (event: { target: { value: string } }) => propose(event.target.value),
        })}
        label={texts.reason}
        description={texts.reasonHint}
        error={errors.motivo?.message}
        options={options}
        required
      />
      <TextAreaField
        {...form.register('texto')}
        label={isForMany ? texts.discardTextMany : texts.discardText}
        description={texts.discardHint}
        error={errors.texto?.message}
        maxLength={CANDIDATE_TEXT_MAX}
        rows={6}
        required
      />
    </FormFrame>
  )
}
