import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { REVIEW_NOTE_MAX, REVIEW_NOTE_MIN } from '#contract/constants.ts'
import { REVIEW_REASONS, reviewReasons } from '#contract/values/review-reasons.ts'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { explanation } from '#web/forms/schema-parts.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import { proposedNote } from '../proposed-note.ts'
import { rejectTexts as texts } from './texts.ts'

const schema = z.object({
  motivo: z.enum(REVIEW_REASONS, texts.reasonMissing),
  explicacion: explanation({ min: REVIEW_NOTE_MIN, max: REVIEW_NOTE_MAX }, texts.noteShort),
})

export type Rejection = z.output<typeof schema>

interface RejectDialogProps {
  /** The name of the draft. */
  draft: string
  isOpen: boolean
  isPending: boolean
  onClose: () => void
  onReject: (rejection: Rejection) => void
}

/** Asks for the reason of a rejection and for what the company has to correct. */
export function RejectDialog({ draft, isOpen, isPending, onClose, onReject }: RejectDialogProps) {
  const [isDirty, setIsDirty] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      hasUnsavedChanges={isDirty}
      isLocked={isPending}
      footer={<SaveFooter form="rechazo" saveLabel={texts.send} isPending={isPending} isDanger />}
    >
      <p className="mb-5">{texts.about}</p>
      <RejectForm draft={draft} isPending={isPending} onSubmit={onReject} onDirtyChange={setIsDirty} />
    </Dialog>
  )
}

interface RejectFormProps {
  draft: string
  isPending: boolean
  onSubmit: (rejection: Rejection) => void
  onDirtyChange: (isDirty: boolean) => void
}

const options = REVIEW_REASONS.map((id) => ({ id, label: reviewReasons[id].label }))

function RejectForm(frame: RejectFormProps) {
  const form = useForm<{ motivo: string; explicacion: string }, unknown, Rejection>({
    defaultValues: { motivo: '', explicacion: '' },
    resolver: zodResolver(schema) as never,
    shouldFocusError: false,
  })
  const { errors } = form.formState
  return (
    <FormFrame id="rechazo" form={form} {...frame}>
      <SelectField
        {...form.register('motivo', {
          onChange: (event: { target: { value: string } }) => {
            const note = proposedNote(event.target.value, form.getValues('explicacion'))
            if (note !== null) form.setValue('explicacion', note, { shouldDirty: true })
          },
        })}
        label={texts.reason}
        description={texts.reasonNote}
        error={errors.motivo?.message}
        options={options}
        required
      />
      <TextAreaField
        {...form.register('explicacion')}
        label={texts.note}
        description={texts.noteHint}
        error={errors.explicacion?.message}
        rows={4}
        required
      />
    </FormFrame>
  )
}
