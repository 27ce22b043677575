import { useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { useSession } from '#web/session/use-session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { sentenceOf } from '../faults.ts'
import { FrameLink } from '../frame-link.tsx'
import { AuthenticationFrame } from '../frame.tsx'
import { NewHeading } from '../new-heading.tsx'
import type { Route } from './+types/route'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetupForm, type Done, type Setup } from './setup-form.tsx'
import { setupTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** The target of an operator's link. Its token is in the fragment, so no server or log sees it. */
export default function OperatorSetup() {
  const { initialised } = useSession()
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? ''
  const [setup, setSetup] = useState<Setup | 'invalid' | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  return <AuthenticationFrame footer={<FrameLink href="/">{texts.home}</FrameLink>}>{content()}</AuthenticationFrame>

  function content() {
    if (done) return <RecoveryCodes done={done} />
    // The server renders the introduction, since it does not know the fragment.
    if (setup === 'invalid' || (initialised && !token)) return <InvalidNote />
    if (setup) return <SetupForm token={token} setup={setup} onDone={setDone} />
    return <Introduction token={token} onSetup={setSetup} />
  }
}

function Introduction({ token, onSetup }: { token: string; onSetup: (setup: Setup | 'invalid') => void }) {
  const notice = useNotice()
  const [isPending, setIsPending] = useState(false)
  const start = async () => {
    setIsPending(true)
    try {
      onSetup(await api.secondFactor.getSetup({ token }))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'setup_link_invalid') return onSetup('invalid')
      notice.error(sentenceOf(error, texts))
      setIsPending(false)
    }
  }
  return (
    <>
      <h1 className="text-24 font-semibold">{texts.title}</h1>
      <p className="mt-2 mb-5 text-gray-text">{texts.intro}</p>
      <Button isFullWidth isPending={isPending} onClick={() => void start()}>
        {texts.start}
      </Button>
    </>
  )
}

function InvalidNote() {
  return (
    <>
      <NewHeading>{texts.invalidTitle}</NewHeading>
      <p className="mt-2 mb-5">{texts.invalidHint}</p>
      <LinkButton href="/autenticacion" isFullWidth>
        {texts.signIn}
      </LinkButton>
    </>
  )
}
