import { AppError } from '#server/platform/errors.ts'
import type { Checkout } from '#server/platform/payment-provider/payments.ts'
import { openPortal } from './open-portal.ts'
import * as queries from '../queries.ts'
import { cancelAddress, requireOwnOrigin, successAddress } from './return-address.ts'
import { stateOf } from './read-checkout-session.ts'
import { syncSubscription, type Provider } from '../subscription/sync-subscription.ts'

interface Request {
  /** Where the browser comes back to. */
  baseUrl: string
  /** The company that the body names, and the one that asks. */
  companyId: number
  ownCompanyId: number
}

// A customer that is gone, a session that is over, another tab that was faster: each costs one round.
const ROUNDS = 4

/** Starts the payment of Premium and returns the address to send the browser to; asked twice, the same one. */
export async function createCheckoutSession(
  deps: Provider,
  { baseUrl, companyId, ownCompanyId }: Request,
): Promise<string> {
  requireOwnOrigin(deps.env, baseUrl)
  if (companyId !== ownCompanyId) throw new AppError('not_found')
  const successUrl = successAddress(deps.env, { baseUrl, companyId })
  for (const _ of Array(ROUNDS)) {
    const url = await tryToStart(deps, { companyId, successUrl })
    if (url) return url
  }
  throw new AppError('busy')
}

interface Wish {
  companyId: number
  successUrl: string
}

/** One round. Undefined means that something has changed, and the next round sees it. */
async function tryToStart(deps: Provider, wish: Wish): Promise<string | undefined> {
  const { db, payments } = deps
  const own = { companyId: wish.companyId, mode: payments.mode }
  await requireFree(deps, wish.companyId)
  await queries.beginSubscription(db, own)
  const row = await queries.findSubscription(db, own)
  if (!row) return undefined
  if (row.checkoutId) return reuse(deps, { row, checkoutId: row.checkoutId, wish })
  try {
    return await start(deps, { row, customerId: await customerOf(deps, row), wish })
  } catch (error) {
    // What the provider has refused once it refuses for a day to whoever asks with the same key.
    await queries.renewKey(db, row)
    throw error
  }
}

async function requireFree({ db }: Provider, companyId: number): Promise<void> {
  const plan = await queries.findPlan(db, companyId)
  if (!plan) throw new AppError('not_found')
  if (plan === 'premium') throw new AppError('already_premium')
}

/** The company's customer, made where there is none yet: told twice with its key, the provider makes one. */
async function customerOf({ db, payments }: Provider, row: queries.SubscriptionRow): Promise<string> {
  if (row.customerId) return row.customerId
  const { companyId, mode, key } = row
  const email = await queries.findEmail(db, companyId)
  if (!email) throw new AppError('not_found')
  const customerId = await payments.createCustomer({ companyId, email, key: `customer-${key}` })
  const kept = await queries.keepCustomer(db, { companyId, mode, customerId })
  if (!kept) throw new AppError('busy')
  return kept
}

interface Old {
  row: queries.SubscriptionRow
  checkoutId: string
  wish: Wish
}

/** Answers the session that is open, as long as it leads where it should; otherwise makes room for another. */
async function reuse(deps: Provider, { row, checkoutId, wish }: Old): Promise<string | undefined> {
  const { db, payments } = deps
  const checkout = await payments.findCheckout(checkoutId)
  if (checkout && isAsWished(checkout, { wish, priceId: payments.priceIds[0] })) return checkout.url ?? undefined
  if (checkout?.status === 'complete') {
    const url = await findRunning(deps, { row, checkout })
    if (url) return url
  }
  // Too late to close it: somebody has just paid there.
  if (checkout?.status === 'open' && !(await payments.closeCheckout(checkoutId))) return undefined
  await queries.endAttempt(db, { companyId: row.companyId, mode: row.mode, attempt: row.checkoutAttempt })
  return undefined
}

const isAsWished = (
  { status, ...checkout }: Checkout,
  { wish, priceId }: { wish: Wish; priceId: string | undefined },
) => status === 'open' && checkout.successUrl === wish.successUrl && checkout.priceId === priceId

const running = new Set<string | null>(['active', 'trialing', 'past_due'])

interface Bought {
  row: queries.SubscriptionRow
  checkout: Checkout
}

/**
 * Who has paid, or waits for the bank, must not pay again. A subscription that runs without granting Premium, as when
 * its charges fail, is mended where it is: this answers the portal's address. Another would be charged beside it.
 */
async function findRunning(deps: Provider, { row, checkout }: Bought): Promise<string | undefined> {
  const { companyId } = row
  const state = stateOf(checkout, row)
  if (state === 'pending') throw new AppError('payment_pending')
  const plan = state === 'paid' ? await syncSubscription(deps, { companyId }) : 'gratis'
  if (plan === 'premium') throw new AppError('already_premium')
  if (!running.has(checkout.subscriptionStatus)) return undefined
  deps.log.warn({ companyId, checkoutId: checkout.id }, 'a subscription runs at the provider and grants no Premium')
  return openPortal(deps, { baseUrl: deps.env.baseUrl, companyId })
}

interface New {
  row: queries.SubscriptionRow
  customerId: string
  wish: Wish
}

async function start(deps: Provider, { row, customerId, wish }: New): Promise<string | undefined> {
  const { db, payments, env, clock } = deps
  const { companyId, mode, key, checkoutAttempt: attempt } = row
  const { successUrl } = wish
  const checkout = await payments.startCheckout({
    companyId,
    customerId,
    successUrl,
    cancelUrl: cancelAddress(env),
    key: `checkout-${key}-${attempt}-${new URL(successUrl).pathname}-${payments.priceIds[0]}`,
  })
  if (!checkout) {
    await queries.forgetCustomer(db, { companyId, mode, customerId })
    return undefined
  }
  const isKept = await queries.keepCheckout(db, { companyId, mode, attempt, checkoutId: checkout.id, now: clock.now() })
  if (isKept) return checkout.url ?? undefined
  // Another tab started one that leads elsewhere: two that can be paid would be paid twice.
  await payments.closeCheckout(checkout.id)
  return undefined
}
