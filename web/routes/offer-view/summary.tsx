import type { ReactNode } from 'react'
import { ACTIVE } from '#contract/constants.ts'
import type { Offer } from '#web/api/types.ts'
import { ApplyButton } from '#web/apply/apply-button.tsx'
import { SaveButton } from '#web/apply/saved/save-button.tsx'
import { OfferFacts } from '#web/offer-page/offer-facts.tsx'
import { offerViewTexts as texts } from './texts.ts'
import { Card } from '#web/ui/card.tsx'
import { ReportButton } from './report/report-button.tsx'
import { ShareButton } from './share-button.tsx'

/** The main facts and the buttons. Sticky beside the text; on mobile APLICAR is in a bar at the bottom, where there is room. */
export function Summary({ offer }: { offer: Offer }) {
  const isActive = offer.estado === ACTIVE
  const named = { offerId: offer.emp_ofertas_id, offerName: offer.nombre }
  const apply = (
    <div className="flex gap-3 large-text:flex-wrap">
      <ApplyButton {...named} label={texts.apply} size="large" isFullWidth disabled={!isActive} />
      <SaveButton {...named} className="h-auto! w-14!" />
    </div>
  )
  return (
    <Card
      as="aside"
      aria-label={texts.summary}
      className="grid gap-5 large:sticky large:top-23 cramped:static print:static print:rounded-none print:border-x-0 print:px-0"
    >
      <OfferFacts offer={offer} />
      <div data-print="hide" className="grid gap-3">
        <div className={isActive ? 'max-small:hidden cramped:block' : ''}>{apply}</div>
        <ShareButton offerName={offer.nombre} />
        <ReportButton offer={offer} />
      </div>
      {isActive && <ApplyBar>{apply}</ApplyBar>}
    </Card>
  )
}

/** On mobile at the bottom edge, or above the menu when signed in. The frame keeps room for it. */
function ApplyBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-print="hide"
      className="fixed inset-x-0 bottom-(--rail-bar) z-20 border-t border-border bg-white p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] small:hidden cramped:hidden"
    >
      {children}
    </div>
  )
}
