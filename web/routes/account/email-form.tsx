import * as z from 'zod/mini'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { FormPassword } from '#web/forms/fields/form-password.tsx'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { email as emailField } from '#web/forms/schema-parts.ts'
import { besideField, findProblem } from '#web/forms/form-problems.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { useSend } from '#web/forms/use-send.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { emailTexts as texts } from './texts.ts'

const schema = z.object({
  email: emailField(texts.emailWrong, texts.emailMissing),
  ownPassword: z.string().check(z.minLength(1, texts.passwordMissing)),
})

export function EmailForm({ note }: { note: string }) {
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
