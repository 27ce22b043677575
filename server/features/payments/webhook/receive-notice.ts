import { AppError } from '#server/errors.ts'
import type { Notice } from '#server/payments/payments.ts'
import { findCompanyOfCustomer, hasHadEffect } from '../queries.ts'
import { syncSubscription, type Provider } from '../subscription/sync-subscription.ts'

const FAILED_LATER = 'checkout.session.async_payment_failed'

/** The notices that may change a plan. docs/operations.md names them for the provider's settings. */
const types = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  FAILED_LATER,
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
])

/**
 * Handles a notice of the provider. Its content is only used to find the customer: the current state is read from the
 * provider. Throws where the provider is unavailable, so that the notice is sent again.
 */
export async function receiveNotice(deps: Provider, signed: { body: string; signature: string | undefined }) {
  const notice = await deps.payments.readNotice(signed)
  if (!notice) {
    deps.log.warn('refused a payment notice with an invalid signature')
    throw new AppError('signature_invalid')
  }
  const companyId = await findCompany(deps, notice)
  if (companyId === undefined || (await hasHadEffect(deps.db, notice.id))) return
  const { id, type, occurredAt, checkoutId } = notice
  const failedCheckoutId = type === FAILED_LATER ? checkoutId : null
  await syncSubscription(deps, { companyId, notice: { id, type, occurredAt, failedCheckoutId } })
}

/** The company of a notice. Undefined for another type or mode, and for an unknown customer. */
async function findCompany({ db, payments }: Provider, { type, isLive, customerId }: Notice) {
  const { mode } = payments
  if (!types.has(type) || isLive !== (mode === 'live') || !customerId) return undefined
  return findCompanyOfCustomer(db, customerId, mode)
}
