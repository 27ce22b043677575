import { api } from '#web/api/client.ts'
import { paymentSentence } from '#web/api/payment-sentence.ts'
import { useSellsPremium } from '#web/document/site.ts'
import { portalVisitEntry } from '#web/tab-storage/portal-visit.ts'
import { subscriptionTexts as texts } from './texts.ts'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { UnavailableButton } from './unavailable-button.tsx'
import { useProviderPage } from './use-provider-page.ts'

/** Leads to the provider's own pages for a subscription: card, invoices, cancelling. */
export function PortalButton(look: Pick<ButtonProps, 'size' | 'className' | 'children'>) {
  const notice = useNotice()
  const { leave, isLeaving } = useProviderPage({
    name: 'portal',
    findAddress: openPortal,
    onFailed: (error) => notice.error(paymentSentence(error, texts.portalFailed)),
  })
  if (!useSellsPremium()) return <UnavailableButton {...look} variant="secondary" reason={texts.notManaged} />
  return <Button {...look} variant="secondary" onClick={() => leave(null)} isPending={isLeaving} />
}

async function openPortal() {
  const portal = await api.payments.createBillingPortal({ baseUrl: location.origin })
  portalVisitEntry.write('1')
  return portal
}
