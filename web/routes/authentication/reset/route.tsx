import { useLocation, useNavigate } from 'react-router'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { UsernameField } from '#web/ui/fields/username-field.tsx'
import { findResetFaults, type Fields } from '../faults.ts'
import { AuthenticationFrame } from '../frame.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { OutcomeNote } from '../outcome-note.tsx'
import { SignInFooter } from '../sign-in-footer.tsx'
import { useAccountForm } from '../account-card/use-account-form.ts'
import { useLink, type Spend } from '../use-link.ts'
import type { Route } from './+types/route'
import { resetTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const invalid = { sentences: [texts.invalidHint], next: { href: '/recuperar-contrasena', label: texts.again } }

/** The target of the link in the mail. Its token is in the fragment, so no server or log sees it. */
export default function Reset() {
  const email = new URLSearchParams(useLocation().hash.slice(1)).get('correo') ?? ''
  const { press, outcome } = useLink({ invalid })
  return (
    <AuthenticationFrame footer={<SignInFooter question={texts.back} />}>
      {outcome ? <OutcomeNote {...outcome} /> : <ResetForm email={email} press={press} />}
    </AuthenticationFrame>
  )
}

function ResetForm({ email, press }: { email: string; press: (spend: Spend) => Promise<void> }) {
  const navigate = useNavigate()
  const notice = useNotice()
  const send = ({ password, confirmPassword }: Fields) =>
    press(async (token) => {
      const { message } = await api.auth.resetPassword({ token, password, confirmPassword })
      notice.success(message)
      await navigate('/autenticacion', { replace: true, state: email })
    })
  const form = useAccountForm({ findFaults: findResetFaults, failed: texts.failed, send })
  return (
    <>
      <h1 className="text-24 font-semibold">{texts.title}</h1>
      <p className="mt-2 mb-5 text-gray-text">{texts.hint}</p>
      <form method="post" noValidate onSubmit={form.onSubmit} onInput={form.onInput} className="flex flex-col gap-5">
        <UsernameField email={email} />
        <NewPasswordFields label={texts.password} faults={form.faults} />
        <Button type="submit" isFullWidth isPending={form.isPending}>
          {texts.save}
        </Button>
      </form>
      <DataNote text={dataNoteTexts.account} className="mt-5" />
    </>
  )
}
