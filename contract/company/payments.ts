import * as z from 'zod'
import { says } from '../call.ts'
import { Id, NO_SUCH_ID } from '../shapes.ts'

/** The provider's id of a checkout session. Any other text answers 404. */
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
   * `baseUrl` is the page of our own site to return to. `url` is the page to pay at, or the provider's portal where a
   * subscription already runs whose charges fail.
   */
  createCheckoutSession: says('Empieza el pago de Premium y devuelve la dirección a la que ir.')
    .call('POST /api/stripe/create-checkout-session', {
      access: 'company',
      needsConfirmedEmail: true,
      errors: [404, 503],
    })
    .input(z.object({ baseUrl: z.url(), companyId: Id, plan: z.literal('premium') }))
    .output(z.object({ url: z.string() })),
  getCheckoutSession: says(
    'Pregunta a la pasarela por un pago propio: pagado, pendiente de confirmar o no pagado. Si está pagado, la empresa pasa a Premium.',
  )
    .call('GET /api/stripe/checkout-session/{id}', { access: 'company', errors: [503] })
    .input(z.object({ id: SessionId }))
    .output(z.object({ estado: z.enum(['pagado', 'pendiente', 'no_pagado']), suscripcion: Plan })),
  createBillingPortal: says('Dirección del portal de la pasarela, donde se gestiona o se cancela la suscripción.')
    .call('POST /api/stripe/billing-portal', { access: 'company', errors: [503] })
    .input(z.object({ baseUrl: z.url() }))
    .output(z.object({ url: z.string() })),
  getPremiumPrice: says('El precio de Premium en céntimos; null si ahora no se puede preguntar.')
    .call('GET /api/stripe/premium-price', { access: 'public', cacheSeconds: 300 })
    .output(z.object({ precio: PremiumPrice.nullable() })),
}
