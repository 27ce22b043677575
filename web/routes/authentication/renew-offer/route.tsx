import { useState } from 'react'
import { useLocation } from 'react-router'
import { RENEWAL_LINK_DAYS } from '#contract/constants.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { useSession } from '#web/session/use-session.ts'
import { FrameLink } from '../frame-link.tsx'
import { AuthenticationFrame } from '../frame.tsx'
import { LinkQuestion } from '../link-question.tsx'
import { OutcomeNote, type Outcome } from '../outcome-note.tsx'
import type { Route } from './+types/route'
import { renewTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const PANEL = '/perfil-empresa?seccion=ofertas'

const next = { href: PANEL, label: texts.panel }
const invalid = { title: texts.invalidTitle, sentences: [texts.invalidHint(RENEWAL_LINK_DAYS)], next }

/** The target of letters about the end of an offer. */
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
  const end = (reached: Outcome) => setOutcomes((all) => ({ ...all, [token]: reached }))
  const renew = async () => {
    try {
      const { nombre, caduca_el, estado_revision, aviso } = await api.offers.renewOfferByLink({ token })
      const isPublished = estado_revision === 'aprobada' || estado_revision === 'en_cola'
      const until = spanishDay(caduca_el)
      const said = isPublished ? texts.done(nombre, until) : texts.doneHidden(nombre, until)
      end({ title: texts.doneTitle, sentences: aviso ? [said, aviso] : [said], next })
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      end(refusal)
    }
  }
  return (
    <AuthenticationFrame footer={footer}>
      {outcome ? <OutcomeNote {...outcome} /> : <LinkQuestion texts={texts} onPress={renew} />}
    </AuthenticationFrame>
  )
}

/** The server's final decision. Undefined if another press may succeed. */
function refusalOf(error: unknown): Outcome | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'renewal_link_invalid') return invalid
  if (error.code === 'renewal_link_used') return { title: texts.usedTitle, sentences: [error.error], next }
  const isFinal = ['renewal_switched_off', 'company_suspended', 'free_limit', 'salary_required'].includes(error.code)
  return isFinal ? { title: texts.refusedTitle, sentences: [error.error], next } : undefined
}
