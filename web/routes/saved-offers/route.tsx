// This page makes calls at once: what sends them loads with it.
import '#web/api/network-client.ts'
import { redirect } from 'react-router'
import { ACTIVE } from '#contract/constants.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { ApplyProvider } from '#web/apply/apply-provider.tsx'
import { OfferGrid } from '#web/apply/offer-grid.tsx'
import { pageMeta } from '#web/document/page-meta.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { VisitorFrame } from '#web/frames/visitor-frame.tsx'
import { EmptyOffers } from '#web/illustrations/empty-offers.tsx'
import { sessionRead } from '#web/session/start-session.ts'
import { getBrowserOffers } from '#web/tab-storage/browser-offers.ts'
import { getSession } from '#web/tab-storage/session-store.ts'
import { NeedsScripts } from '#web/ui/feedback/needs-scripts.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import type { Route } from './+types/route'
import { savedOffersTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** Only the browser knows what it has saved. A candidate's offers have moved into the account. */
export async function clientLoader() {
  await sessionRead()
  if (getSession().token) throw redirect('/mi-perfil?seccion=guardadas')
  const found = await Promise.all(getBrowserOffers().map(findQuietly))
  const offers = found.flatMap((offer) => (offer?.estado === ACTIVE ? [offer] : []))
  return { offers, gone: found.length - offers.length, today: todayInMadrid() }
}

const findQuietly = (id: number) => api.offers.getOffer({ id }, { context: { isPreview: true } }).catch(nullIfGone)

function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

export const HydrateFallback = NeedsScripts

export default function SavedOffers({ loaderData: { offers, gone, today } }: Route.ComponentProps) {
  return (
    <ApplyProvider>
      <VisitorFrame>
        <main id={MAIN_ID} className="page grid grid-cols-1 content-start gap-5 pt-8 pb-14">
          <h1 tabIndex={-1} data-focus-home="" className="text-28 font-bold">
            {texts.title}
          </h1>
          <p className="text-gray-text">{gone > 0 ? texts.gone(gone) : texts.hint}</p>
          <OfferGrid {...{ offers, today }} />
          {offers.length === 0 && (
            <EmptyState illustration={<EmptyOffers />} title={texts.empty}>
              <LinkButton href="/pagina-principal">{texts.toOffers}</LinkButton>
            </EmptyState>
          )}
        </main>
      </VisitorFrame>
    </ApplyProvider>
  )
}
