import { useLocation, useNavigate } from 'react-router'
import { api } from '#web/api/client.ts'
import { useSite } from '#web/document/site.ts'
import { removeDrafts } from '#web/tab-storage/drafts.ts'
import { forgetOffer } from '#web/tab-storage/remembered-offer.ts'
import { findRole } from '#web/session/role.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { authenticationTexts as texts } from './texts.ts'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { AccountForm } from './account-form.tsx'
import { findSignInFaults, type Fields } from './faults.ts'
import { findDestination, isBackToOnboarding } from './find-destination.ts'
import { FrameLink } from './frame-link.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Signs in, then leads to the page that the visitor came from, or to the home of the role. */
export function SignInForm({ email }: { email: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const verifyEmail = useSite()?.verifyEmail ?? false
  const send = async ({ email: typed, password }: Fields) => {
    const { session } = await api.auth.login({ email: typed, password })
    // Who was sent here during onboarding goes on with the draft and the offer. Nobody else may see them.
    const mayResume = isBackToOnboarding(search)
    if (!mayResume) removeDrafts()
    saveToken(session)
    if (!mayResume || (await findRole())) forgetOffer()
    await navigate(await findDestination(search), { replace: true })
  }
  const form = useAccountForm({ findFaults: findSignInFaults, failed: texts.errors.signIn, send })
  return (
    <>
      <AccountForm form={form} email={email} autoComplete="username" submitText={texts.signIn}>
        <PasswordField
          name="password"
          label={texts.password}
          required
          autoComplete="current-password"
          error={form.faults.password}
        />
      </AccountForm>
      {verifyEmail && <p className="mt-4 text-14 text-gray-text">{texts.confirmFirst}</p>}
      <p className="mt-2 text-center text-14">
        <FrameLink href="/recuperar-contrasena">{texts.forgotten}</FrameLink>
      </p>
      <DataNote text={dataNoteTexts.account} className="mt-2" />
    </>
  )
}
