import { useState } from 'react'
import * as z from 'zod/mini'
import { CODE_MAX, REASON_MAX, REASON_MIN } from '#contract/constants.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { FormFrame, type FormFrameProps } from '#web/forms/form-frame.tsx'
import { EditDialog } from '#web/forms/profile/edit-dialog.tsx'
import { email, explanation, line } from '#web/forms/schema-parts.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { newOperatorTexts as texts } from './texts.ts'

const invitation = z.object({
  email: email(texts.emailWrong, texts.emailWrong),
  motivo: explanation({ min: REASON_MIN, max: REASON_MAX }, texts.reasonShort),
  codigo: line(CODE_MAX, texts.codeMissing),
})
type Invitation = z.infer<typeof invitation>

/** Makes an operator, who gets a mail to set up the access. */
export function AddOperator() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {texts.editTitle}
      </Button>
      <EditDialog
        isOpen={isOpen}
        texts={{ ...texts, updateFailed: (error) => (error instanceof ApiError ? error.error : texts.failed) }}
        onClose={() => setIsOpen(false)}
        size="narrow"
        form="operador"
        call={(given: Invitation) => api.secondFactor.inviteOperator(given)}
        stale={queries.managedAccounts.key()}
      >
        {(frame) => <InvitationForm {...frame} />}
      </EditDialog>
    </>
  )
}

function InvitationForm(frame: Omit<FormFrameProps<Invitation>, 'form' | 'children'>) {
  const form = useCheckedForm(invitation, { email: '', motivo: '', codigo: '' })
  return (
    <FormFrame {...frame} form={form}>
      <p>{texts.note}</p>
      <FormText name="email" type="email" label={texts.email} description={texts.emailNote} required />
      <FormText name="motivo" label={texts.reason} description={texts.reasonNote} required autoComplete="off" />
      <FormText name="codigo" label={texts.code} description={texts.codeNote} required autoComplete="one-time-code" />
    </FormFrame>
  )
}
