import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '#web/api/api-error.ts'
import { AuthenticationFrame } from '../frame.tsx'
import { LinkQuestion } from '../link-question.tsx'
import { OutcomeNote, type Outcome } from '../outcome-note.tsx'

interface LeaveMailsProps {
  texts: Readonly<
    Record<'title' | 'hint' | 'press' | 'doneTitle' | 'invalidTitle' | 'invalidHint' | 'account' | 'failed', string>
  >
  /** Stops the mails. */
  call: (body: { token: string }) => Promise<{ message: string }>
  /** The page where the mails are chosen. */
  choicesHref: string
}

/** The target of the link at the end of a mail. */
export function LeaveMails({ texts, call, choicesHref }: LeaveMailsProps) {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const next = { href: choicesHref, label: texts.account }
  const invalid = { title: texts.invalidTitle, sentences: [texts.invalidHint], next }
  const [reached, setReached] = useState<Outcome | null>(null)
  const outcome = reached ?? (token ? null : invalid)
  const leave = async () => {
    try {
      const { message } = await call({ token })
      setReached({ title: texts.doneTitle, sentences: [message], next })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unsubscribe_link_invalid') throw error
      setReached(invalid)
    }
  }
  return (
    <AuthenticationFrame footer={null}>
      {outcome ? <OutcomeNote {...outcome} /> : <LinkQuestion texts={texts} onPress={leave} />}
    </AuthenticationFrame>
  )
}
