import * as z from 'zod/mini'
import { PASSWORD_MAX } from '#contract/constants.ts'
import { countCharacters } from '#contract/values/text/count-characters.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { usePasswordMin } from '#web/document/site.ts'
import { FormPassword } from '#web/forms/fields/form-password.tsx'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { besideField } from '#web/forms/form-problems.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { useSend } from '#web/forms/use-send.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { UsernameField } from '#web/ui/fields/username-field.tsx'
import type { PasswordChange } from '#web/api/types.ts'
import { passwordTexts as texts } from './texts.ts'

const emptyPasswords: PasswordChange = { currentPassword: '', password: '', confirmPassword: '' }

/** Checks that need no server. Only the server knows the common passwords. */
const passwordSchema = (min: number) =>
  z
    .object({
      currentPassword: z.string().check(z.minLength(1, texts.currentMissing)),
      password: z.string().check(
        z.minLength(1, { error: texts.passwordMissing, abort: true }),
        z.refine((text) => countCharacters(text) >= min, texts.tooShort(min)),
        z.refine((text) => countCharacters(text) <= PASSWORD_MAX, texts.tooLong(PASSWORD_MAX)),
      ),
      confirmPassword: z.string().check(z.minLength(1, texts.confirmMissing)),
    })
    .check(
      z.refine(({ password, confirmPassword }) => !confirmPassword || password === confirmPassword, {
        path: ['confirmPassword'],
        error: texts.mismatch,
        when: () => true,
      }),
    )

/** `email`: for password managers. */
export function PasswordSection({ email = '' }: { email?: string | undefined }) {
  const min = usePasswordMin()
  const form = useCheckedForm(passwordSchema(min), emptyPasswords)
  const { send, isPending, error } = useSend(api.auth.changePassword, {
    failed: (refused) => besideField(refused, texts.failed),
    stale: queries.account.key(),
    onDone: () => form.reset(),
  })
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="flex min-h-12 items-center text-24 font-semibold">{texts.title}</h2>
      <Card>
        <FormFrame id="contrasena" form={form} isPending={isPending} failure={error} onSubmit={send}>
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
