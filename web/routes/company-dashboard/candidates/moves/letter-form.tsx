import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { CANDIDATE_TEXT_MAX } from '#contract/constants.ts'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { moveTexts as texts } from '../texts.ts'
import { letterSchema, type Letter, type LetterValues } from './move-schema.ts'

export interface MoveFormProps {
  id: string
  isForMany: boolean
  isPending: boolean
  onDirtyChange: (isDirty: boolean) => void
  onSubmit: (letter: Letter) => void
}

/** Something for the candidate to read along with good news. */
export function LetterForm({ isForMany: _isForMany, ...frame }: MoveFormProps) {
  const form = useForm<LetterValues, unknown, Letter>({
    defaultValues: { motivo: '', texto: '' },
    resolver: zodResolver(letterSchema),
    shouldFocusError: false,
  })
  return (
    <FormFrame form={form} {...frame}>
      <TextAreaField
        {...form.register('texto')}
        label={texts.text}
        description={texts.textHint}
        error={form.formState.errors.texto?.message}
        maxLength={CANDIDATE_TEXT_MAX}
        rows={4}
      />
    </FormFrame>
  )
}
