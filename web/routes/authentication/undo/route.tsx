import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
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
import { undoTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** The target of mails about a deleted account. It waits for a press, because mail scanners open every link. */
export default function Undo() {
  const { initialised } = useSession()
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? ''
  const [refused, setRefused] = useState<string | null>(null)
  // The server renders the question, since it does not know the fragment.
  const isInvalid = initialised && (!token || token === refused)
  const footer = (
    <>
      {!isInvalid && <span>{texts.changedMind}</span>} <FrameLink href="/">{texts.home}</FrameLink>
    </>
  )
  return (
    <AuthenticationFrame footer={footer}>
      {isInvalid ? <InvalidNote /> : <Question token={token} onRefused={() => setRefused(token)} />}
    </AuthenticationFrame>
  )
}

function Question({ token, onRefused }: { token: string; onRefused: () => void }) {
  const navigate = useNavigate()
  const notice = useNotice()
  const [isPending, setIsPending] = useState(false)
  const undo = async () => {
    setIsPending(true)
    try {
      const { message } = await api.auth.undoDeletion({ token })
      notice.success(message)
      await navigate('/autenticacion', { replace: true })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'undo_link_invalid') onRefused()
      else notice.error(sentenceOf(error, texts))
      setIsPending(false)
    }
  }
  return (
    <>
      <h1 className="text-24 font-semibold">{texts.title}</h1>
      <p className="mt-2 mb-5 text-gray-text">{texts.hint}</p>
      <Button isFullWidth isPending={isPending} onClick={() => void undo()}>
        {texts.undo}
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
