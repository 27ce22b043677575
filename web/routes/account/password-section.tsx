import { useMutation, useQueryClient } from '@tanstack/react-query'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { queries } from '#web/api/queries.ts'
import { usePasswordMin } from '#web/document/site.ts'
import { FormPassword } from '#web/forms/fields/form-password.tsx'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { findProblem } from '#web/forms/form-problems.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { UsernameField } from '#web/ui/fields/username-field.tsx'
import { emptyPasswords, passwordSchema } from './password-schema.ts'
import { passwordTexts as texts } from './texts.ts'

/** `email`: for password managers. */
export function PasswordSection({ email = '' }: { email?: string | undefined }) {
  const min = usePasswordMin()
  const notice = useNotice()
  const client = useQueryClient()
  const form = useCheckedForm(passwordSchema(min), emptyPasswords)
  const change = useMutation(
    queries.auth.changePassword.mutationOptions({
      onSuccess: ({ message }) => {
        notice.success(message)
        form.reset()
        return client.invalidateQueries({ queryKey: queries.account.key() })
      },
      onError: (error) => findProblem(error) ?? notice.error(limitSentence(error, texts.failed)),
    }),
  )
  const { isPending, error } = change
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="flex min-h-12 items-center text-24 font-semibold">{texts.title}</h2>
      <Card>
        <FormFrame
          id="contrasena"
          form={form}
          isPending={isPending}
          failure={error}
          onSubmit={(body) => change.mutate(body)}
        >
          <UsernameField email={email} />
          <FormPassword name="currentPassword" label={texts.current} autoComplete="current-password" />
          <FormPassword
            name="password"
            label={texts.password}
            description={texts.hint(min)}
            autoComplete="new-password"
          />
          <FormPassword name="confirmPassword" label={texts.confirm} autoComplete="new-password" />
          <p className="text-14 text-gray-text">{texts.note}</p>
          <Button type="submit" isPending={isPending} isFullWidth>
            {texts.save}
          </Button>
        </FormFrame>
      </Card>
    </section>
  )
}
