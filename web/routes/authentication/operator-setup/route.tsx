import { useState } from 'react'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { FrameLink } from '../frame-link.tsx'
import { AuthenticationFrame } from '../frame.tsx'
import { LinkQuestion } from '../link-question.tsx'
import { OutcomeNote } from '../outcome-note.tsx'
import { authenticationTexts } from '../texts.ts'
import { useLink } from '../use-link.ts'
import type { Route } from './+types/route'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetupForm, type Done, type Setup } from './setup-form.tsx'
import { setupTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const invalid = { sentences: [texts.invalidHint], next: { href: '/autenticacion', label: authenticationTexts.signIn } }

/** The target of an operator's link. Its token is in the fragment, so no server or log sees it. */
export default function OperatorSetup() {
  const { press, outcome } = useLink({ invalid })
  const [begun, setBegun] = useState<{ token: string; setup: Setup } | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const start = () => press(async (token) => setBegun({ token, setup: await api.secondFactor.getSetup({ token }) }))
  return <AuthenticationFrame footer={<FrameLink href="/">{texts.home}</FrameLink>}>{content()}</AuthenticationFrame>

  function content() {
    if (done) return <RecoveryCodes done={done} />
    if (outcome) return <OutcomeNote {...outcome} />
    if (begun) return <SetupForm {...begun} onDone={setDone} />
    return <LinkQuestion texts={texts} onPress={start} />
  }
}
