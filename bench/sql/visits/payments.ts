import { signatureOf, webhookPath } from '#server/payments/stand-in/deliver-webhooks.ts'
import { newId } from '#server/payments/stand-in/stand-in.ts'
import type { Visitor } from '../visits.ts'

/** A company starts to pay, looks at its payment, and the provider sends a notice. */
export async function visitPayments(
  { call, post, site }: Visitor,
  { token, companyId }: { token: string; companyId: number },
): Promise<void> {
  const { env, standIn, clock } = site.deps
  const baseUrl = `${env.baseUrl}/perfil-empresa`
  const body = { baseUrl, companyId, plan: 'premium' }
  const { url } = await call<{ url: string }>('payments.createCheckoutSession', { token, body })
  await call('payments.getCheckoutSession', { token, id: url.split('/').at(-1) ?? '' })
  await call('payments.createBillingPortal', { token, body: { baseUrl } })

  const seconds = Math.floor(clock.now().getTime() / 1000)
  const notice = JSON.stringify({
    id: newId('evt'),
    object: 'event',
    type: 'invoice.paid',
    livemode: false,
    created: seconds,
    api_version: 'any',
    data: { object: { customer: 'cus_unknown' } },
  })
  const signature = signatureOf({ body: notice, secret: standIn?.webhookSecret ?? '', seconds })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  await post(webhookPath, { headers, body: notice })
}
