import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { useSession } from '#web/session/use-session.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { FrameLink } from '../frame-link.tsx'
import { AuthenticationFrame } from '../frame.tsx'
import { LinkQuestion } from '../link-question.tsx'
import { OutcomeNote } from '../outcome-note.tsx'
import type { Route } from './+types/route'
import { undoTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const invalid = {
  title: texts.invalidTitle,
  sentences: [texts.invalidHint],
  next: { href: '/autenticacion', label: texts.signIn },
}

/** The target of mails about a deleted account. */
export default function Undo() {
  const { initialised } = useSession()
  const navigate = useNavigate()
  const notice = useNotice()
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? ''
  const [refused, setRefused] = useState<string | null>(null)
  // The server renders the question, since it does not know the fragment.
  const isInvalid = initialised && (!token || token === refused)
  const footer = (
    <>
      {!isInvalid && <span>{texts.changedMind}</span>} <FrameLink href="/">{texts.home}</FrameLink>
    </>
  )
  const undo = async () => {
    try {
      const { message } = await api.auth.undoDeletion({ token })
      notice.success(message)
      await navigate('/autenticacion', { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'undo_link_invalid') throw error
      setRefused(token)
    }
  }
  return (
    <AuthenticationFrame footer={footer}>
      {isInvalid ? <OutcomeNote {...invalid} /> : <LinkQuestion texts={texts} onPress={undo} />}
    </AuthenticationFrame>
  )
}
