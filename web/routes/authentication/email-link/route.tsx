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
import { companyEmailTexts, confirmTexts, emailLinkTexts as texts, undoTexts } from './texts.ts'

function textsAt(pathname: string) {
  if (pathname.startsWith('/confirmar-correo-empresa')) return companyEmailTexts
  return pathname.startsWith('/deshacer-cambio') ? undoTexts : confirmTexts
}

const confirm = (own: typeof confirmTexts, token: string) =>
  own === companyEmailTexts ? api.verification.confirmCompanyEmail({ token }) : api.auth.verifyEmail({ token })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: textsAt(args.location.pathname).title, isHidden: true })

type Outcome = { title: string; hint: string; isDone?: true }

/** The target of links in mails about an e-mail. A press uses the link, because mail scanners open every link. */
export default function EmailLink() {
  const { initialised } = useSession()
  const { pathname, hash } = useLocation()
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
  const [outcomes, setOutcomes] = useState<Record<string, Outcome>>({})
  const own = textsAt(pathname)
  const invalid = { title: texts.invalidTitle, hint: own.invalidHint }
  // The server renders the button, since it does not know the fragment.
  const outcome = outcomes[token] ?? (initialised && !token ? invalid : null)
  const footer = (
    <>
      {texts.back} <FrameLink href="/autenticacion">{texts.signIn}</FrameLink>
    </>
  )
  return (
    <AuthenticationFrame footer={footer}>
      {outcome ? (
        <OutcomeNote {...outcome} />
      ) : (
        <UseLink
          token={token}
          own={own}
          onEnd={(reached) => setOutcomes((all) => ({ ...all, [token]: reached ?? invalid }))}
        />
      )}
    </AuthenticationFrame>
  )
}

interface UseLinkProps {
  token: string
  own: typeof confirmTexts
  /** Without an outcome the link is invalid. */
  onEnd: (outcome?: Outcome) => void
}

function UseLink({ token, own, onEnd }: UseLinkProps) {
  const notice = useNotice()
  const [isPending, setIsPending] = useState(false)
  const press = async () => {
    setIsPending(true)
    try {
      const { message } = await confirm(own, token)
      return onEnd({ title: own.doneTitle, hint: message, isDone: true })
    } catch (error) {
      const code = error instanceof ApiError && error.code
      if (code === 'email_link_invalid') return onEnd()
      if (code === 'email_taken') return onEnd({ title: texts.takenTitle, hint: own.takenHint })
      notice.error(sentenceOf(error, { failed: texts.failed }))
    }
    setIsPending(false)
  }
  return (
    <>
      <h1 className="text-24 font-semibold">{own.title}</h1>
      <p className="mt-2 mb-5 text-gray-text">{own.hint}</p>
      <Button isFullWidth isPending={isPending} onClick={() => void press()}>
        {own.press}
      </Button>
    </>
  )
}

function OutcomeNote({ title, hint, isDone }: Outcome) {
  return (
    <>
      <NewHeading>{title}</NewHeading>
      <p className="mt-2">{hint}</p>
      {isDone && (
        <LinkButton href="/autenticacion" isFullWidth className="mt-5">
          {texts.next}
        </LinkButton>
      )}
    </>
  )
}
