import { useLocation, useNavigate } from 'react-router'
import { api } from '#web/api/client.ts'
import { logFailure } from '#web/api/log-failure.ts'
import { forgetPerson } from '#web/tab-storage/forget-person.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DataNote, NoteLink } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { authenticationTexts as texts } from '../texts.ts'
import { AccountForm } from './account-form.tsx'
import { findSignUpFaults, type Faults, type Fields } from '../faults.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { useAccountForm } from './use-account-form.ts'
import { rememberWantedOffer } from '../wanted/wanted-offer.ts'

const noticeOf = ({ confirmPassword }: Faults) =>
  confirmPassword === texts.faults.confirmWrong ? texts.errors.mismatch : undefined

const logged = (error: unknown): never => {
  logFailure('Sign-up failed', error)
  throw error
}

/** Creates an account, then leads to the choice of a role. */
export function SignUpForm({ email, onSignIn }: { email: string; onSignIn: () => void }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const send = async ({ email: typed, password, confirmPassword }: Fields) => {
    const { session } = await api.auth.signup({ email: typed, password, confirmPassword }).catch(logged)
    forgetPerson()
    rememberWantedOffer(search)
    saveToken(session, typed.toLowerCase())
    await navigate('/seleccion-rol', { replace: true })
  }
  const form = useAccountForm({ findFaults: findSignUpFaults, noticeOf, failed: texts.errors.signUp, send })
  return (
    <>
      <AccountForm form={form} email={email} autoComplete="email" submitText={texts.signUp}>
        {form.faults.email === texts.faults.emailTaken && (
          <Button variant="secondary" size="small" onClick={onSignIn} className="-mt-2 self-start">
            {texts.signInInstead}
          </Button>
        )}
        <NewPasswordFields faults={form.faults} />
      </AccountForm>
      <DataNote text={dataNoteTexts.signUp} className="mt-5" />
      <p className="mt-3 text-14 text-gray-text">
        {dataNoteTexts.accept} <NoteLink href="/condiciones">{dataNoteTexts.terms}</NoteLink>
      </p>
    </>
  )
}
