import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { FormFrame, type FormFrameProps } from '../form-frame.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { proposedText } from './proposed-text.ts'
import { reasonSchema, type ReasonChoice, type Reasoned, type ReasonText, type ReasonValues } from './reason-schema.ts'

export interface ReasonFormProps<Reason extends string | null> extends Omit<
  FormFrameProps<ReasonValues, Reasoned<Reason>>,
  'form' | 'children'
> {
  choice?: ReasonChoice<NonNullable<Reason>> | undefined
  text: ReasonText
  /** The first values of the fields. */
  initial?: ReasonValues
  /** Below the fields. */
  children?: ReactNode
}

/** Asks why: a reason of a list, if there is one, and somebody's own words. */
export function ReasonForm<Reason extends string | null>(props: ReasonFormProps<Reason>) {
  const { choice, text, initial = { motivo: '', texto: '' }, children, ...frame } = props
  const { schema: _schema, ...field } = text
  const form = useCheckedForm(reasonSchema<Reason>(text, choice), initial)
  return (
    <FormFrame form={form} {...frame}>
      {choice && <ReasonSelect choice={choice} />}
      <TextAreaField {...form.register('texto')} {...field} error={form.formState.errors.texto?.message} />
      {children}
    </FormFrame>
  )
}

/** Choosing a reason proposes its text, unless somebody has written their own. */
function ReasonSelect<Reason extends string>({ choice }: { choice: ReasonChoice<Reason> }) {
  const { register, getValues, setValue, formState } = useFormContext<ReasonValues>()
  const { errors, isSubmitted, defaultValues } = formState
  const propose = ({ target }: { target: { value: string } }) => {
    const text = proposedText(choice.proposals ?? {}, target.value, getValues('texto'))
    if (text !== null) setValue('texto', text, { shouldDirty: true, shouldValidate: isSubmitted })
  }
  return (
    <SelectField
      {...register('motivo', { onChange: propose })}
      label={choice.label}
      description={choice.description}
      error={errors.motivo?.message}
      options={choice.options}
      autoFocus={defaultValues?.motivo === ''}
      // As in a text field. Chromium sends no form from a select.
      onKeyDown={({ key, repeat, currentTarget: { form } }) => key === 'Enter' && !repeat && form?.requestSubmit()}
      required
    />
  )
}
