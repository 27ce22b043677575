import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { useSite } from '#web/document/site.ts'
import { removeUnsaved } from '#web/tab-storage/unsaved-values.ts'
import { sessionOwner } from '#web/tab-storage/session-owner.ts'
import { forgetOffer } from '#web/tab-storage/remembered-offer.ts'
import { findRole } from '#web/session/role.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { authenticationTexts as texts } from '../texts.ts'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { SwitchField } from '#web/ui/fields/switch-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { focusAtOnce } from '#web/ui/focus-at-once.ts'
import { AccountForm } from './account-form.tsx'
import { findSignInFaults, type Fields } from '../faults.ts'
import { findDestination, isBackToOnboarding } from '../find-destination.ts'
import { FrameLink } from '../frame-link.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Signs in, then leads to the page that the visitor came from, or to the home of the role. */
export function SignInForm({ email }: { email: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const verifyEmail = useSite()?.verifyEmail ?? false
  const [asksCode, setAsksCode] = useState(false)
  const send = async ({ email: typed, password, codigo, mantener }: Fields) => {
    const session = await signIn({
      email: typed,
      password,
      ...(codigo && { codigo }),
      ...(mantener && { mantener: true }),
    })
    if (!session) return setAsksCode(true)
    // The owner of the ended session gets the unsaved values back. Nobody else may see them.
    const owner = typed.toLowerCase()
    const isSameAccount = sessionOwner.read() === owner
    if (!isSameAccount) removeUnsaved()
    const mayResume = isSameAccount && isBackToOnboarding(search)
    saveToken(session, owner, mantener !== '')
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
        {/* Never for operators, who have a code. */}
        {!asksCode && <SwitchField name="mantener" label={texts.keep} />}
        {asksCode && (
          <TextField
            ref={focusAtOnce}
            name="codigo"
            label={texts.code}
            description={texts.codeHint}
            required
            autoComplete="one-time-code"
            error={form.faults.codigo}
          />
        )}
      </AccountForm>
      {verifyEmail && <p className="mt-4 text-14 text-gray-text">{texts.confirmFirst}</p>}
      <p className="mt-2 text-center text-14">
        <FrameLink href="/recuperar-contrasena" state={form.email ?? email}>
          {texts.forgotten}
        </FrameLink>
      </p>
      <DataNote text={dataNoteTexts.account} className="mt-2" />
    </>
  )
}

/** Returns the session; null if the server asks for the code of an operator's second factor. */
async function signIn(fields: Parameters<typeof api.auth.login>[0]): Promise<string | null> {
  try {
    return (await api.auth.login(fields)).session
  } catch (error) {
    if (error instanceof ApiError && error.code === 'second_factor_required') return null
    throw error
  }
}
