import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { OPEN_STATES } from '#contract/values/applications/application-states.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { ClosingNote } from '#web/forms/closing-note.tsx'
import { FormPassword } from '#web/forms/fields/form-password.tsx'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { besideField } from '#web/forms/form-problems.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { useSend } from '#web/forms/use-send.ts'
import type { Role } from '#web/session/role.ts'
import { useLeave } from '#web/session/use-logout.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import { deleteTexts as texts } from './texts.ts'

const FORM = 'eliminar-cuenta'

// The name of the field that the server's refusal belongs to.
const schema = z.object({ currentPassword: z.string().check(z.minLength(1, texts.passwordMissing)) })

type Values = z.infer<typeof schema>

interface DeleteAccountDialogProps {
  role: Role | null
  isOpen: boolean
  onClose: () => void
}

/** Lists the consequences and asks for the password. Afterwards nobody is signed in. */
export function DeleteAccountDialog({ role, isOpen, onClose }: DeleteAccountDialogProps) {
  const leave = useLeave()
  const { send, isPending, error } = useSend(api.auth.deleteAccount, {
    failed: (refused) => besideField(refused, texts.failed),
    onDone: () => leave(),
  })
  const [sentence, setSentence] = useState('')
  const waiting = useWaiting(isOpen && role === 'company')
  const texto = sentence.trim()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.dialogTitle}
      size="narrow"
      isLocked={isPending}
      footer={<SaveFooter form={FORM} isPending={isPending} saveLabel={texts.confirm} isDanger />}
    >
      <ul className="mb-6 grid list-disc gap-2 pl-5">
        {texts.consequences[role ?? 'none'].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="mb-6 empty:hidden">
        <ClosingNote
          waiting={waiting}
          cause="empresa_baja"
          value={sentence}
          onChange={setSentence}
          isLocked={isPending}
        />
      </div>
      <PasswordForm
        isPending={isPending}
        failure={error}
        onSubmit={({ currentPassword: password }) => send({ password, ...(texto && { texto }) })}
      />
    </Dialog>
  )
}

/** How many people wait for an answer of the company. */
function useWaiting(isCompany: boolean): number {
  const counts = useQuery({
    ...queries.applicationDesk.countApplications.queryOptions({ input: {} }),
    enabled: isCompany,
  })
  const open = counts.data?.por_estado.filter(({ estado_candidatura }) => OPEN_STATES.includes(estado_candidatura))
  return open?.reduce((sum, { candidaturas }) => sum + candidaturas, 0) ?? 0
}

interface PasswordFormProps {
  isPending: boolean
  failure: unknown
  onSubmit: (values: Values) => void
}

function PasswordForm(frame: PasswordFormProps) {
  const form = useCheckedForm(schema, { currentPassword: '' })
  return (
    <FormFrame id={FORM} form={form} {...frame}>
      <FormPassword name="currentPassword" label={texts.password} autoComplete="current-password" />
    </FormFrame>
  )
}
