import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { MAIL_DECISIONS, type MailDecision } from '#contract/values/applications/mail-decisions.ts'
import { useSession } from '#web/session/use-session.ts'

interface AnswerLink {
  token: string
  decision: MailDecision
}

/**
 * The link that was opened. Its token moves from the address to the state of this page of the history, which a reload keeps and nobody sees.
 * Undefined until the page reacts, and null where there is none.
 */
export function useAnswerLink(): AnswerLink | null | undefined {
  const { initialised } = useSession()
  const { pathname, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const given = new URLSearchParams(hash.slice(1))
    const token = given.get('token')
    const decision = MAIL_DECISIONS.find((one) => one === given.get('decision')) ?? 'me_interesa'
    if (token) void navigate(pathname, { replace: true, state: { token, decision } satisfies AnswerLink })
  }, [pathname, hash, navigate])
  // The server does not know the fragment.
  if (!initialised || hash) return undefined
  return isLink(state) ? state : null
}

const isLink = (state: unknown): state is AnswerLink => typeof state === 'object' && state !== null && 'token' in state
