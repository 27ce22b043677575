import type { Plan } from '#server/domain/companies/lock-company.ts'
import { AppError } from '#server/errors.ts'
import type { Checkout } from '#server/payments/payments.ts'
import * as queries from '../queries.ts'
import { syncSubscription, type Provider } from '../subscription/sync-subscription.ts'

/** Pending: the bank has not confirmed the payment yet. */
export type CheckoutState = 'paid' | 'pending' | 'unpaid'

const dead = new Set<string | null>(['canceled', 'incomplete_expired', 'unpaid'])

/** The state of a checkout. Only its notice tells a failed delayed payment from a pending one. */
export function stateOf(
  { id, status, isPaid, subscriptionStatus }: Checkout,
  { failedCheckoutId }: Pick<queries.SubscriptionRow, 'failedCheckoutId'>,
): CheckoutState {
  if (status !== 'complete') return 'unpaid'
  if (isPaid) return 'paid'
  const hasFailed = failedCheckoutId === id || dead.has(subscriptionStatus)
  return hasFailed ? 'unpaid' : 'pending'
}

/** The state of a checkout of this company. A paid one makes the company premium, as its notice does. */
export async function readCheckoutSession(
  deps: Provider,
  companyId: number,
  id: string,
): Promise<{ state: CheckoutState; plan: Plan }> {
  const { db, payments } = deps
  const row = await queries.findSubscription(db, { companyId, mode: payments.mode })
  const checkout = row?.customerId ? await payments.findCheckout(id) : null
  if (!row || !checkout || !isOwn(checkout, row)) throw new AppError('not_found')
  const state = stateOf(checkout, row)
  const plan = state === 'paid' ? await syncSubscription(deps, { companyId }) : await queries.findPlan(db, companyId)
  return { state, plan: plan ?? 'gratis' }
}

const isOwn = (checkout: Checkout, { customerId, companyId, mode }: queries.SubscriptionRow) =>
  checkout.customerId === customerId &&
  checkout.companyId === companyId &&
  checkout.isForSubscription &&
  checkout.isLive === (mode === 'live')
