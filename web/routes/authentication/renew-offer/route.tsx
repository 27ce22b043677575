import { RENEWAL_LINK_DAYS } from '#contract/constants.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { FrameLink } from '../frame-link.tsx'
import { LinkPage } from '../link-page.tsx'
import type { Outcome } from '../outcome-note.tsx'
import type { Route } from './+types/route'
import { renewTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const PANEL = '/perfil-empresa?seccion=ofertas'

const next = { href: PANEL, label: texts.panel }
const invalid = { sentences: [texts.invalidHint(RENEWAL_LINK_DAYS)], next }

/** The target of letters about the end of an offer. */
export default function RenewOffer() {
  const footer = (
    <>
      {texts.changedMind} <FrameLink href={PANEL}>{texts.close}</FrameLink>
    </>
  )
  return <LinkPage {...{ texts, invalid, refuse }} spend={renew} footer={footer} lastFooter={null} />
}

async function renew(token: string): Promise<Outcome> {
  const { nombre, caduca_el, estado_revision, aviso } = await api.offers.renewOfferByLink({ token })
  const isPublished = estado_revision === 'aprobada' || estado_revision === 'en_cola'
  const until = spanishDay(caduca_el)
  const said = isPublished ? texts.done(nombre, until) : texts.doneHidden(nombre, until)
  return { title: texts.doneTitle, sentences: aviso ? [said, aviso] : [said], next }
}

function refuse({ code, error }: ApiError): Outcome | undefined {
  if (code === 'renewal_link_used') return { title: texts.usedTitle, sentences: [error], next }
  const isFinal = ['renewal_switched_off', 'company_suspended', 'free_limit', 'salary_required'].includes(code)
  return isFinal ? { title: texts.refusedTitle, sentences: [error], next } : undefined
}
