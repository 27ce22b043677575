import { type ReactNode, lazy, Suspense, useState } from 'react'
import { ACTIVE } from '#contract/constants.ts'
import type { Offer } from '#web/api/types.ts'
import { ApplyButton } from '#web/apply/apply-button.tsx'
import { useApply } from '#web/apply/apply-provider.tsx'
import { SaveButton } from '#web/apply/saved/save-button.tsx'
import { OfferFacts } from '#web/offer-page/offer-facts.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { ShareIcon } from '#web/ui/icons.tsx'
import { offerViewTexts as texts } from './texts.ts'
import { OwnButtons } from './own/own-buttons.tsx'
import { useOwnOffer } from './own/use-own-offer.ts'
import { ReportButton } from './report/report-button.tsx'

/**
 * The buttons and the main facts. Sticky beside the text, with APLICAR first: the facts can be higher than the window. In
 * narrow windows APLICAR is in a bar at the bottom, where there is room. The offer's company and operators have
 * buttons of their own.
 */
export function Summary({ offer }: { offer: Offer }) {
  const isActive = offer.estado === ACTIVE
  const own = useOwnOffer(offer.emp_ofertas_id)
  const named = { offerId: offer.emp_ofertas_id, offerName: offer.nombre }
  const { role } = useApply()
  const buttons = (size: 'large' | 'medium') => {
    if (own) return <OwnButtons offer={own} isInBar={size === 'medium'} />
    if (role === 'operator') {
      const href = `/gestion/revision/ofertas?oferta=${offer.emp_ofertas_id}`
      return (
        <LinkButton {...{ href, size }} isFullWidth>
          {texts.review}
        </LinkButton>
      )
    }
    return (
      <div className="flex gap-3 large-text:flex-wrap">
        <ApplyButton {...named} label={texts.apply} size={size} isFullWidth disabled={!isActive} />
        <SaveButton {...named} className="h-auto! w-14!" />
      </div>
    )
  }
  return (
    <Card
      as="aside"
      aria-label={texts.summary}
      className="grid gap-5 large:sticky large:top-23 cramped:static print:static print:rounded-none print:border-x-0 print:px-0"
    >
      <div data-print="hide" className={isActive ? 'max-large:hidden barless:block' : ''}>
        {buttons('large')}
      </div>
      <OfferFacts offer={offer} />
      <div data-print="hide" className="grid gap-3">
        <ShareButton offerName={offer.nombre} />
        {!own && <ReportButton offer={offer} />}
      </div>
      {isActive && <ApplyBar>{buttons('medium')}</ApplyBar>}
    </Card>
  )
}

/** At the bottom edge, or above the menu of a phone when signed in. The frame keeps room for it. */
function ApplyBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-print="hide"
      className="fixed inset-x-0 bottom-(--rail-bar) z-20 border-t border-border bg-white p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] large:hidden barless:hidden"
    >
      {/* So narrow that the menu at the side covers none of it. */}
      <div className="mx-auto max-w-[25rem]">{children}</div>
    </div>
  )
}

const ShareDialog = lazy(() => import('#web/ui/overlays/share-dialog.tsx'))

/** The dialog loads on the first press. It stays mounted, so that it can return the focus. */
function ShareButton({ offerName }: { offerName: string }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <Button variant="secondary" isFullWidth icon={<ShareIcon />} onClick={() => setState('open')}>
        {texts.share}
      </Button>
      {state !== 'unused' && (
        <Suspense>
          <ShareDialog
            isOpen={state === 'open'}
            onClose={() => setState('closed')}
            offerName={offerName}
            url={location.origin + location.pathname}
          />
        </Suspense>
      )}
    </>
  )
}
