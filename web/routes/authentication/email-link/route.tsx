import { useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { useSession } from '#web/session/use-session.ts'
import { FrameLink } from '../frame-link.tsx'
import { AuthenticationFrame } from '../frame.tsx'
import { LinkQuestion } from '../link-question.tsx'
import { OutcomeNote, type Outcome } from '../outcome-note.tsx'
import type { Route } from './+types/route'
import { companyEmailTexts, confirmTexts, emailLinkTexts as texts, undoTexts } from './texts.ts'

function textsAt(pathname: string) {
  if (pathname.startsWith('/confirmar-correo-empresa')) return companyEmailTexts
  return pathname.startsWith('/deshacer-cambio') ? undoTexts : confirmTexts
}

const confirm = (own: typeof confirmTexts, token: string) =>
  own === companyEmailTexts ? api.verification.confirmCompanyEmail({ token }) : api.auth.verifyEmail({ token })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: textsAt(args.location.pathname).title, isHidden: true })

const next = { href: '/autenticacion', label: texts.next }

/** The target of links in mails about an e-mail. */
export default function EmailLink() {
  const { initialised } = useSession()
  const { pathname, hash } = useLocation()
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
  const [outcomes, setOutcomes] = useState<Record<string, Outcome>>({})
  const own = textsAt(pathname)
  const invalid = { title: texts.invalidTitle, sentences: [own.invalidHint] }
  // The server renders the button, since it does not know the fragment.
  const outcome = outcomes[token] ?? (initialised && !token ? invalid : null)
  const footer = (
    <>
      {texts.back} <FrameLink href="/autenticacion">{texts.signIn}</FrameLink>
    </>
  )
  const end = (reached: Outcome) => setOutcomes((all) => ({ ...all, [token]: reached }))
  const press = async () => {
    try {
      const { message } = await confirm(own, token)
      end({ title: own.doneTitle, sentences: [message], next })
    } catch (error) {
      const code = error instanceof ApiError && error.code
      if (code === 'email_link_invalid') end(invalid)
      else if (code === 'email_taken') end({ title: texts.takenTitle, sentences: [own.takenHint] })
      else throw error
    }
  }
  return (
    <AuthenticationFrame footer={footer}>
      {outcome ? <OutcomeNote {...outcome} /> : <LinkQuestion texts={{ ...texts, ...own }} onPress={press} />}
    </AuthenticationFrame>
  )
}
