import { requireCompany } from '#server/platform/http/access.ts'
import { os } from '#server/platform/http/implement.ts'
import { createTurns } from '#server/platform/http/limits/turns.ts'
import { createCheckoutSession } from './checkout/create-checkout-session.ts'
import { openPortal } from './checkout/open-portal.ts'
import { readCheckoutSession } from './checkout/read-checkout-session.ts'
import { toPremiumPrice, toState } from './wire.ts'

const { payments: calls } = os

// Clicks at the same moment find what the first has made, and nobody can spend what the provider lets us ask.
const inTurn = createTurns({ atOnce: 1, most: 20 })

export const payments = {
  createCheckoutSession: calls.createCheckoutSession.handler(async ({ input, context }) => {
    const { baseUrl, companyId } = input
    const ownCompanyId = requireCompany(context)
    const start = () => createCheckoutSession(context, { baseUrl, companyId, ownCompanyId })
    return { url: await inTurn(ownCompanyId, start) }
  }),

  getCheckoutSession: calls.getCheckoutSession.handler(async ({ input, context }) => {
    const companyId = requireCompany(context)
    const read = () => readCheckoutSession(context, { companyId, id: input.id })
    const { state, plan } = await inTurn(companyId, read)
    return { estado: toState(state), suscripcion: plan }
  }),

  createBillingPortal: calls.createBillingPortal.handler(async ({ input, context }) => {
    const companyId = requireCompany(context)
    const open = () => openPortal(context, { baseUrl: input.baseUrl, companyId })
    return { url: await inTurn(companyId, open) }
  }),

  getPremiumPrice: calls.getPremiumPrice.handler(async ({ context }) => {
    const price = await context.payments.findPrice()
    if (!price) context.keepNothing()
    return { precio: toPremiumPrice(price) }
  }),
}
