import { useState } from 'react'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { AccountForm } from '../account-card/account-form.tsx'
import { findRecoverFaults, type Fields } from '../faults.ts'
import { AuthenticationFrame } from '../frame.tsx'
import { SignInFooter } from '../sign-in-footer.tsx'
import { useTypedEmail } from '../typed-email.ts'
import { NewHeading } from '../new-heading.tsx'
import { useAccountForm } from '../account-card/use-account-form.ts'
import type { Route } from './+types/route'
import { recoverTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

interface Sent {
  email: string
  message: string
}

/** Asks for a link to choose a new password, or to sign in without one. */
export default function Recover() {
  const [sent, setSent] = useState<Sent | null>(null)
  const [email, setEmail] = useState(useTypedEmail())
  const askAgain = () => {
    setEmail(sent?.email ?? '')
    setSent(null)
  }
  return (
    <AuthenticationFrame footer={<SignInFooter question={texts.remembered} />}>
      {sent ? <SentNote message={sent.message} onAgain={askAgain} /> : <RecoverForm email={email} onSent={setSent} />}
    </AuthenticationFrame>
  )
}

function RecoverForm({ email, onSent }: { email: string; onSent: (sent: Sent) => void }) {
  const send = async ({ email: typed, entrar }: Fields) => {
    const { message } = await api.auth.forgotPassword({ email: typed, ...(entrar && { entrar: true }) })
    onSent({ email: typed, message })
  }
  const form = useAccountForm({
    findFaults: findRecoverFaults,
    failed: texts.failed,
    tooManyTries: texts.tooManyTries,
    send,
  })
  return (
    <>
      <h1 className="text-24 font-semibold">{texts.title}</h1>
      <p className="mt-2 mb-5 text-gray-text">{texts.hint}</p>
      <AccountForm
        form={form}
        email={email}
        autoComplete="username"
        submitText={texts.send}
        secondText={texts.sendSignIn}
      />
      <DataNote text={dataNoteTexts.recover} className="mt-5" />
    </>
  )
}

function SentNote({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <>
      <NewHeading>{texts.sentTitle}</NewHeading>
      <p className="mt-2">{message}</p>
      <p className="mt-4 mb-5 text-14 text-gray-text">{texts.sentHint}</p>
      <Button variant="secondary" isFullWidth onClick={onAgain}>
        {texts.again}
      </Button>
    </>
  )
}
