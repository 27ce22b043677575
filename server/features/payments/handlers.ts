import { requireCompany } from '#server/http/access.ts'
import { AppError } from '#server/errors.ts'
import { os, type ApiContext } from '#server/http/implement.ts'
import { createTurns } from '#server/http/admission/lane.ts'
import { createCheckoutSession } from './checkout/create-checkout-session.ts'
import { openPortal } from './checkout/open-portal.ts'
import { readCheckoutSession } from './checkout/read-checkout-session.ts'
import { toPremiumPrice, toState } from './wire.ts'

const { payments: calls } = os

// Simultaneous clicks get the session of the first one, and one company cannot use up our quota at the provider.
const inTurn = createTurns({ atOnce: 1, most: 20 })

/** Refuses what needs a provider of payments where none is configured. */
function requireProvider<Context extends Pick<ApiContext, 'payments'>>(context: Context) {
  const { payments } = context
  if (!payments) throw new AppError('premium_unavailable')
  return { ...context, payments }
}

export const payments = {
  createCheckoutSession: calls.createCheckoutSession.handler(async ({ input, context }) => {
    const companyId = requireCompany(context)
    const provider = requireProvider(context)
    const start = () => {
      if (input.companyId !== companyId) throw new AppError('not_found')
      return createCheckoutSession(provider, companyId, input.baseUrl)
    }
    return { url: await inTurn(companyId, start) }
  }),

  getCheckoutSession: calls.getCheckoutSession.handler(async ({ input, context }) => {
    const companyId = requireCompany(context)
    const provider = requireProvider(context)
    const read = () => readCheckoutSession(provider, companyId, input.id)
    const { state, plan } = await inTurn(companyId, read)
    return { estado: toState(state), suscripcion: plan }
  }),

  createBillingPortal: calls.createBillingPortal.handler(async ({ input, context }) => {
    const companyId = requireCompany(context)
    const provider = requireProvider(context)
    const open = () => openPortal(provider, companyId, input.baseUrl)
    return { url: await inTurn(companyId, open) }
  }),

  getPremiumPrice: calls.getPremiumPrice.handler(async ({ context }) => {
    const price = await requireProvider(context).payments.findPrice()
    if (!price) context.cacheNothing()
    return { precio: toPremiumPrice(price) }
  }),
}
