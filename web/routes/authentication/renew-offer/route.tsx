import { useState } from 'react'
import { useLocation } from 'react-router'
import { RENEWAL_LINK_DAYS } from '#contract/constants.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { useSession } from '#web/session/use-session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { sentenceOf } from '../faults.ts'
import { FrameLink } from '../frame-link.tsx'
import { AuthenticationFrame } from '../frame.tsx'
import { NewHeading } from '../new-heading.tsx'
import type { Route } from './+types/route'
import { renewTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const PANEL = '/perfil-empresa?seccion=ofertas'

interface Outcome {
  title: string
  sentences: readonly string[]
}

const invalid: Outcome = { title: texts.invalidTitle, sentences: [texts.invalidHint(RENEWAL_LINK_DAYS)] }

/** The target of letters about the end of an offer. It waits for a press, because mail scanners open every link. */
export default function RenewOffer() {
  const { initialised } = useSession()
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? ''
  const [outcomes, setOutcomes] = useState<Record<string, Outcome>>({})
  // The server renders the button, since it does not know the fragment.
  const outcome = outcomes[token] ?? (initialised && !token ? invalid : null)
  const footer = !outcome && (
    <>
      {texts.changedMind} <FrameLink href={PANEL}>{texts.close}</FrameLink>
    </>
  )
  return (
    <AuthenticationFrame footer={footer}>
      {outcome ? (
        <OutcomeNote {...outcome} />
      ) : (
        <Question token={token} onEnd={(reached) => setOutcomes((all) => ({ ...all, [token]: reached }))} />
      )}
    </AuthenticationFrame>
  )
}

/** The server's final decision. Undefined if another press may succeed. */
function refusalOf(error: unknown): Outcome | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'renewal_link_invalid') return invalid
  if (error.code === 'renewal_link_used') return { title: texts.usedTitle, sentences: [error.error] }
  const isFinal = ['renewal_switched_off', 'company_suspended', 'free_limit', 'salary_required'].includes(error.code)
  return isFinal ? { title: texts.refusedTitle, sentences: [error.error] } : undefined
}

function Question({ token, onEnd }: { token: string; onEnd: (outcome: Outcome) => void }) {
  const notice = useNotice()
  const [isPending, setIsPending] = useState(false)
  const renew = async () => {
    setIsPending(true)
    try {
      const { nombre, caduca_el, estado_revision, aviso } = await api.offers.renewOfferByLink({ token })
      const isPublished = estado_revision === 'aprobada' || estado_revision === 'en_cola'
      const until = spanishDay(caduca_el)
      const said = isPublished ? texts.done(nombre, until) : texts.doneHidden(nombre, until)
      return onEnd({ title: texts.doneTitle, sentences: aviso ? [said, aviso] : [said] })
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal) return onEnd(refusal)
      notice.error(sentenceOf(error, texts))
    }
    setIsPending(false)
  }
  return (
    <>
      <h1 className="text-24 font-semibold">{texts.title}</h1>
      <p className="mt-2 mb-5 text-gray-text">{texts.hint}</p>
      <Button isFullWidth isPending={isPending} onClick={() => void renew()}>
        {texts.renew}
      </Button>
    </>
  )
}

function OutcomeNote({ title, sentences }: Outcome) {
  return (
    <>
      <NewHeading>{title}</NewHeading>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-2 wrap-anywhere">
          {sentence}
        </p>
      ))}
      <LinkButton href={PANEL} isFullWidth className="mt-5">
        {texts.panel}
      </LinkButton>
    </>
  )
}
