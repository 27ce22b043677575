import * as z from 'zod'
import { call } from './call.ts'
import { Id, NO_SUCH_ID } from './shapes.ts'

/** The provider's own id of a checkout session; anything else names none. */
const SessionId = z.string().regex(/^cs_[A-Za-z0-9_]{1,200}$/, NO_SUCH_ID)

const Plan = z.enum(['gratis', 'premium'])

export const PremiumPrice = z.object({
  /** In the currency's smallest unit: cents. */
  importe: z.int().min(0),
  /** ISO 4217 in lower case. */
  moneda: z.string().length(3),
  periodo: z.enum(['month', 'year']),
})

export const payments = {
  /**
   * `baseUrl` is where the browser comes back to, and of our own origin. `url` is where to pay, or, where a subscription
   * runs already whose charges fail, the provider's portal.
   */
  createCheckoutSession: call('POST /api/stripe/create-checkout-session', { access: 'company' })
    .input(z.object({ baseUrl: z.url(), companyId: Id, plan: z.literal('premium') }))
    .output(z.object({ url: z.string() })),
  /** Asking is enough: where the provider says that the session is paid, the company is premium afterwards. */
  getCheckoutSession: call('GET /api/stripe/checkout-session/{id}', { access: 'company' })
    .input(z.object({ id: SessionId }))
    .output(z.object({ estado: z.enum(['pagado', 'pendiente', 'no_pagado']), suscripcion: Plan })),
  createBillingPortal: call('POST /api/stripe/billing-portal', { access: 'company' })
    .input(z.object({ baseUrl: z.url() }))
    .output(z.object({ url: z.string() })),
  /** Null where the provider can't be asked. */
  getPremiumPrice: call('GET /api/stripe/premium-price', { access: 'public', cacheSeconds: 300 }).output(
    z.object({ precio: PremiumPrice.nullable() }),
  ),
}
