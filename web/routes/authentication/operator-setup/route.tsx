import { useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { useSession } from '#web/session/use-session.ts'
import { FrameLink } from '../frame-link.tsx'
import { AuthenticationFrame } from '../frame.tsx'
import { LinkQuestion } from '../link-question.tsx'
import { OutcomeNote } from '../outcome-note.tsx'
import type { Route } from './+types/route'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetupForm, type Done, type Setup } from './setup-form.tsx'
import { setupTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const invalid = {
  title: texts.invalidTitle,
  sentences: [texts.invalidHint],
  next: { href: '/autenticacion', label: texts.signIn },
}

/** The target of an operator's link. Its token is in the fragment, so no server or log sees it. */
export default function OperatorSetup() {
  const { initialised } = useSession()
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? ''
  const [setup, setSetup] = useState<Setup | 'invalid' | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const start = async () => {
    try {
      setSetup(await api.secondFactor.getSetup({ token }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'setup_link_invalid') throw error
      setSetup('invalid')
    }
  }
  return <AuthenticationFrame footer={<FrameLink href="/">{texts.home}</FrameLink>}>{content()}</AuthenticationFrame>

  function content() {
    if (done) return <RecoveryCodes done={done} />
    // The server renders the introduction, since it does not know the fragment.
    if (setup === 'invalid' || (initialised && !token)) return <OutcomeNote {...invalid} />
    if (setup) return <SetupForm token={token} setup={setup} onDone={setDone} />
    return <LinkQuestion texts={texts} onPress={start} />
  }
}
