import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { queries } from '#web/api/queries.ts'
import type { AccountEmail } from '#web/api/types.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx'
import { api } from '#web/api/client.ts'
import { FormPassword } from '#web/forms/fields/form-password.tsx'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { email as emailField } from '#web/forms/schema-parts.ts'
import { besideField, findProblem } from '#web/forms/form-problems.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { useSend } from '#web/forms/use-send.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { emailTexts as sharedTexts } from '#web/texts.ts'
import { emailTexts as texts } from './texts.ts'

/** The e-mail of the account, the one that waits for its link, and the form that changes it. */
export function EmailSection() {
  // Somebody who comes back from the mail sees what its link has done.
  const email = useQuery(queries.auth.getEmail.queryOptions({ refetchOnWindowFocus: 'always' }))
  return (
    <section id="correo" className="grid grid-cols-1 gap-5">
      <h2 className="flex min-h-12 items-center text-24 font-semibold">{texts.title}</h2>
      <Card>
        {email.data && <Email email={email.data} />}
        {email.isPending && <LoadingState />}
        {email.isLoadingError && <ErrorState title={texts.loadFailed} onRetry={() => void email.refetch()} />}
      </Card>
    </section>
  )
}

function Email({ email }: { email: AccountEmail }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold wrap-anywhere">{email.email}</p>
        {!email.confirmado && <Badge tone="red">{texts.unconfirmed}</Badge>}
      </div>
      {email.correo_pendiente && <PendingEmail email={email.correo_pendiente} />}
      <EmailForm note={email.confirmado ? texts.note : texts.correctNote} />
    </div>
  )
}

const schema = z.object({
  email: emailField(texts.emailWrong, texts.emailMissing),
  ownPassword: z.string().check(z.minLength(1, texts.passwordMissing)),
})

function EmailForm({ note }: { note: string }) {
  const form = useCheckedForm(schema, { email: '', ownPassword: '' })
  const { send, isPending } = useSend(api.auth.changeEmail, {
    failed: (error) => {
      const problem = findProblem(error)
      // The form below has the name that refused passwords usually have.
      const name = problem?.name === 'email' ? 'email' : 'ownPassword'
      if (problem) form.setError(name, { message: problem.message }, { shouldFocus: true })
      return besideField(error, texts.failed)
    },
    stale: queries.auth.getEmail.key(),
    onDone: () => form.reset(),
  })
  return (
    <FormFrame
      id="cambiar-correo"
      interruptedName="cambiar-correo"
      form={form}
      isPending={isPending}
      onSubmit={({ email, ownPassword: password }) => send({ email, password })}
    >
      <FormText name="email" type="email" label={texts.email} required autoComplete="email" />
      <FormPassword name="ownPassword" label={texts.password} autoComplete="current-password" />
      <p className="text-14 text-gray-text">{note}</p>
      <Button type="submit" isPending={isPending} isFullWidth>
        {texts.save}
      </Button>
    </FormFrame>
  )
}

/** The e-mail that the account gets once the link sent to it is used. */
function PendingEmail({ email }: { email: string }) {
  // Another tab may have used the link.
  const stale = queries.auth.getEmail.key()
  const resend = useSend(() => api.auth.resendEmailLink(), { failed: sharedTexts.resendFailed, stale })
  const cancel = useSend(() => api.auth.cancelEmailChange(), { failed: texts.cancelFailed, stale })
  return (
    <div className="grid grid-cols-1 gap-3 rounded-card border border-blue bg-blue-soft p-4">
      <p className="wrap-anywhere">{texts.pending(email)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" isPending={resend.isPending} onClick={() => resend.send()}>
          {sharedTexts.resend}
        </Button>
        <Button variant="secondary" size="small" isPending={cancel.isPending} onClick={() => cancel.send()}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}
