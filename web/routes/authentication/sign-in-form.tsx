import { useLocation, useNavigate } from 'react-router'
import { api } from '#web/api/client.ts'
import { removeDrafts } from '#web/tab-storage/drafts.ts'
import { forgetOffer } from '#web/tab-storage/remembered-offer.ts'
import { findRole } from '#web/session/role.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { authenticationTexts as texts } from './texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { findSignInFaults, type Fields } from './faults.ts'
import { findDestination, isBackToOnboarding } from './find-destination.ts'
import { useAccountForm } from './use-account-form.ts'

/** E-mail and password; goes on to where the visitor was or belongs. */
export function SignInForm({ email }: { email: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const send = async ({ email: typed, password }: Fields) => {
    const { session } = await api.auth.login({ email: typed, password })
    // A session that ends during onboarding is resumed with the draft and the offer. Anybody else must not find them.
    const mayResume = isBackToOnboarding(search)
    if (!mayResume) removeDrafts()
    saveToken(session)
    if (!mayResume || (await findRole())) forgetOffer()
    await navigate(await findDestination(search), { replace: true })
  }
  const form = useAccountForm({ findFaults: findSignInFaults, failed: texts.errors.signIn, send })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} onInput={form.onInput} className="flex flex-col gap-5">
      <TextField
        type="email"
        name="email"
        label={texts.email}
        required
        autoComplete="username"
        defaultValue={email}
        error={form.faults.email}
      />
      <PasswordField
        name="password"
        label={texts.password}
        required
        autoComplete="current-password"
        error={form.faults.password}
      />
      <Button type="submit" isFullWidth isPending={form.isPending}>
        {texts.signIn}
      </Button>
    </form>
  )
}
