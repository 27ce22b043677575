import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { queries } from '#web/api/queries.ts'
import { FormPassword } from '#web/forms/fields/form-password.tsx'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { email as emailField } from '#web/forms/schema-parts.ts'
import { findProblem } from '#web/forms/form-problems.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { emailTexts as texts } from './texts.ts'

const schema = z.object({
  email: emailField(texts.emailWrong, texts.emailMissing),
  ownPassword: z.string().check(z.minLength(1, texts.passwordMissing)),
})

export function EmailForm({ note }: { note: string }) {
  const notice = useNotice()
  const client = useQueryClient()
  const form = useCheckedForm(schema, { email: '', ownPassword: '' })
  const change = useMutation(
    queries.auth.changeEmail.mutationOptions({
      onSuccess: ({ message }) => {
        notice.success(message)
        form.reset()
        return client.invalidateQueries({ queryKey: queries.auth.getEmail.key() })
      },
      onError: (error) => {
        const problem = findProblem(error)
        if (!problem) return notice.error(limitSentence(error, texts.failed))
        // The form below has the name that refused passwords usually have.
        const name = problem.name === 'email' ? 'email' : 'ownPassword'
        form.setError(name, { message: problem.message }, { shouldFocus: true })
      },
    }),
  )
  const { isPending } = change
  return (
    <FormFrame
      id="cambiar-correo"
      interruptedName="cambiar-correo"
      form={form}
      isPending={isPending}
      onSubmit={({ email, ownPassword: password }) => change.mutate({ email, password })}
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
