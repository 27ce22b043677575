import { useState } from 'react'
import * as z from 'zod/mini'
import { CODE_MAX } from '#contract/constants.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { EditDialog } from '#web/forms/profile/edit-dialog.tsx'
import { email, line } from '#web/forms/schema-parts.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { reasonField } from '../account/reason-field.ts'
import { newOperatorTexts as texts } from './texts.ts'

const { schema: motivo, label, description } = reasonField()

const invitation = z.object({
  email: email(texts.emailWrong, texts.emailWrong),
  motivo,
  codigo: line(CODE_MAX, texts.codeMissing),
})

/** Makes an operator, who gets a mail to set up the access. */
export function AddOperator() {
  const [isOpen, setIsOpen] = useState(false)
  const form = useCheckedForm(invitation, { email: '', motivo: '', codigo: '' })
  const close = () => {
    setIsOpen(false)
    form.reset()
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {texts.editTitle}
      </Button>
      <EditDialog
        isOpen={isOpen}
        texts={{ ...texts, updateFailed: (error) => (error instanceof ApiError ? error.error : texts.failed) }}
        onClose={close}
        size="narrow"
        form="operador"
        call={(given: z.infer<typeof invitation>) => api.secondFactor.inviteOperator(given)}
        stale={queries.managedAccounts.key()}
      >
        {(frame) => (
          <FormFrame {...frame} form={form}>
            <p>{texts.note}</p>
            <FormText name="email" type="email" label={texts.email} required autoComplete="off" />
            <FormText name="motivo" {...{ label, description }} required autoComplete="off" />
            <FormText name="codigo" {...texts.code} required autoComplete="one-time-code" />
          </FormFrame>
        )}
      </EditDialog>
    </>
  )
}
