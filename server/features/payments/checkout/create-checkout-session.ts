import { findOwner } from '#server/domain/companies/find-owner.ts'
import { AppError } from '#server/errors.ts'
import type { Checkout } from '#server/payments/payments.ts'
import * as queries from '../queries.ts'
import { syncSubscription, type Provider } from '../subscription/sync-subscription.ts'
import { openPortal } from './open-portal.ts'
import { stateOf } from './read-checkout-session.ts'
import { cancelAddress, requireOwnOrigin, successAddress } from './return-address.ts'

// A deleted customer, an expired session and a faster tab cost one attempt each.
const ROUNDS = 4

/** Starts the payment of Premium and returns the address to pay at. Repeated calls return the same address. */
export async function createCheckoutSession(deps: Provider, companyId: number, baseUrl: string): Promise<string> {
  requireOwnOrigin(deps.env, baseUrl)
  const successUrl = successAddress(deps.env, baseUrl, companyId)
  for (const _ of Array(ROUNDS)) {
    const url = await tryToStart(deps, companyId, successUrl)
    if (url) return url
  }
  throw new AppError('busy')
}

/** One attempt. Undefined means that something has changed, and another attempt is needed. */
async function tryToStart(deps: Provider, companyId: number, successUrl: string): Promise<string | undefined> {
  const { db, payments } = deps
  const own = { companyId, mode: payments.mode }
  const plan = await queries.findPlan(db, companyId)
  if (!plan) throw new AppError('not_found')
  if (plan === 'premium') throw new AppError('already_premium')
  if (await queries.isSuspended(db, companyId)) throw new AppError('company_suspended')
  await queries.beginSubscription(db, own)
  const row = await queries.findSubscription(db, own)
  if (!row) return undefined
  if (row.checkoutId) return reuse(deps, { ...row, checkoutId: row.checkoutId }, successUrl)
  try {
    return await start(deps, row, successUrl)
  } catch (error) {
    // The provider repeats a refusal for a day to requests with the same key.
    await queries.renewKey(db, row)
    throw error
  }
}

/** The company's customer at the provider, created if missing. The key prevents a second one on a retry. */
async function customerOf({ db, payments }: Provider, row: queries.SubscriptionRow): Promise<string> {
  if (row.customerId) return row.customerId
  const recipient = await findOwner(db, row.companyId)
  if (!recipient) throw new AppError('not_found')
  const { companyId, key } = row
  const customerId = await payments.createCustomer({ companyId, email: recipient.email, key: `customer-${key}` })
  const kept = await queries.keepCustomer(db, row, customerId)
  if (!kept) throw new AppError('busy')
  return kept
}

type StartedRow = queries.SubscriptionRow & { checkoutId: string }

/** Returns the address of the open session if it has the same price and return address. Otherwise closes the session. */
async function reuse(deps: Provider, row: StartedRow, successUrl: string): Promise<string | undefined> {
  const { db, payments } = deps
  const checkout = await payments.findCheckout(row.checkoutId)
  const isSame = checkout?.successUrl === successUrl && checkout.priceId === payments.priceIds[0]
  if (checkout?.status === 'open' && isSame) return checkout.url ?? undefined
  if (checkout?.status === 'complete') {
    const url = await findRunning(deps, row, checkout)
    if (url) return url
  }
  // The provider does not close a session that has just been paid.
  if (checkout?.status === 'open' && !(await payments.closeCheckout(row.checkoutId))) return undefined
  await queries.endAttempt(db, row)
  return undefined
}

const running = new Set<string | null>(['active', 'trialing', 'past_due'])

/**
 * Prevents a second payment by a company that has paid or waits for its bank. Returns the address of the portal where a
 * subscription runs without granting Premium, as when its charges fail: a new one would be charged in addition.
 */
async function findRunning(deps: Provider, row: StartedRow, checkout: Checkout): Promise<string | undefined> {
  const { companyId } = row
  const state = stateOf(checkout, row)
  if (state === 'pending') throw new AppError('payment_pending')
  const plan = state === 'paid' ? await syncSubscription(deps, { companyId }) : 'gratis'
  if (plan === 'premium') throw new AppError('already_premium')
  if (!running.has(checkout.subscriptionStatus)) return undefined
  deps.log.warn({ companyId, checkoutId: checkout.id }, 'a subscription runs at the provider without granting Premium')
  return openPortal(deps, companyId, deps.env.baseUrl)
}

async function start(deps: Provider, row: queries.SubscriptionRow, successUrl: string): Promise<string | undefined> {
  const { db, payments, env, clock } = deps
  const customerId = await customerOf(deps, row)
  const checkout = await payments.startCheckout({
    companyId: row.companyId,
    customerId,
    successUrl,
    cancelUrl: cancelAddress(env),
    key: `checkout-${row.key}-${row.checkoutAttempt}-${new URL(successUrl).pathname}-${payments.priceIds[0]}`,
  })
  if (!checkout) {
    await queries.forgetCustomer(db, row, customerId)
    return undefined
  }
  const isCached = await queries.keepCheckout(db, row, { checkoutId: checkout.id, checkoutStartedAt: clock.now() })
  if (isCached) return checkout.url ?? undefined
  // Another tab has started a session with another return address. Two open sessions could both be paid.
  await payments.closeCheckout(checkout.id)
  return undefined
}
