import { useId } from 'react'
import * as z from 'zod/mini'
import { OTHER_TIME_MAX } from '#contract/values/applications/appointment-limits.ts'
import type { Appointment } from '#web/api/types.ts'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { line } from '#web/forms/schema-parts.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { appointmentTexts as texts } from './texts.ts'
import { useChoose } from './use-choose.ts'

const schema = z.object({ otra: line(OTHER_TIME_MAX, texts.whenMissing) })

interface WhenFormProps {
  /** Of the application. */
  id: number
  known: Appointment
  onClose: () => void
}

/** One line about when the candidate can. A failure keeps it. */
export function WhenForm({ id, known, onClose }: WhenFormProps) {
  const form = useCheckedForm(schema, { otra: '' })
  const { send, isPending, error } = useChoose(id, known, { failed: texts.failedWords, onDone: onClose })
  return (
    <FormFrame id={useId()} form={form} onSubmit={send} isPending={isPending} failure={error}>
      <FormText
        name="otra"
        label={texts.when}
        description={texts.whenHint}
        maxLength={OTHER_TIME_MAX}
        autoComplete="off"
        autoFocus
        required
      />
      <div className="-mt-3 flex flex-wrap gap-2">
        <Button type="submit" size="small" isPending={isPending}>
          {texts.send}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose} disabled={isPending}>
          {texts.cancel}
        </Button>
      </div>
    </FormFrame>
  )
}
