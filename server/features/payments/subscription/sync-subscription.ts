import { lockCompany, type Plan } from '#server/platform/database/lock-company.ts'
import type { Handle } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { judge } from './entitlement.ts'
import * as queries from '../queries.ts'

export type Provider = Pick<Deps, 'db' | 'payments' | 'clock' | 'env' | 'log'>

interface Sync {
  companyId: number
  /** The notice that is the reason. It is written down together with its effect, and has it once. */
  notice?: { id: string; type: string; occurredAt: Date; failedCheckoutId: string | null }
  /** A customer that the provider doesn't know is left as it was, as after a change of account. */
  isOnlyLooking?: boolean
}

/**
 * Reads at the provider what a company has, and lets its plan follow. Nothing is held while the provider is asked. Order
 * is kept by tickets: one drawn later is read later, and knows all that an earlier one could have been told.
 */
export async function syncSubscription(
  deps: Provider,
  { companyId, notice, isOnlyLooking = false }: Sync,
): Promise<Plan> {
  const { db, payments, clock, log } = deps
  const own = { companyId, mode: payments.mode }
  const drawn = await queries.drawTicket(db, own)
  if (!drawn?.customerId) return (await queries.findPlan(db, companyId)) ?? 'gratis'
  const found = await payments.listSubscriptions(drawn.customerId)
  if (!found && isOnlyLooking) {
    log.warn({ companyId }, 'the provider does not know the customer of a company, whose plan stays as it is')
    return (await queries.findPlan(db, companyId)) ?? 'gratis'
  }

  return db.transaction(async (tx) => {
    const plan = await lockCompany(tx, companyId)
    const row = await queries.lockSubscription(tx, own)
    if (!plan || !row) return 'gratis'
    const now = clock.now()
    const { failedCheckoutId, ...event } = notice ?? { failedCheckoutId: null }
    if ('id' in event && !(await queries.recordEffect(tx, { ...event, companyId, receivedAt: now }))) return plan
    if (failedCheckoutId) await queries.markCheckoutFailed(tx, { ...own, checkoutId: failedCheckoutId })
    if (row.appliedTicket > drawn.ticket || row.customerId !== drawn.customerId) return plan
    const judged = judge({ companyId, subscriptions: found ?? [], known: row, terms: payments, now })
    await queries.saveStanding(tx, { ...own, standing: { ...judged.standing, appliedTicket: drawn.ticket } })
    return changePlan(tx, { deps, companyId, from: plan, to: judged.plan })
  })
}

interface Change {
  deps: Pick<Deps, 'clock' | 'env'>
  companyId: number
  from: Plan
  to: Plan
}

/**
 * Gives a company its plan. Where Premium ends, only as many offers stay active as the free plan allows. Where Premium
 * starts, nothing becomes active by itself (docs/decisions/016-offers-held-back.md).
 */
export async function changePlan(tx: Handle, { deps, companyId, from, to }: Change): Promise<Plan> {
  if (from === to) return to
  await queries.setPlan(tx, { companyId, plan: to })
  const keep = deps.env.freeMaxActiveOffers
  if (to === 'gratis') await queries.holdBackOffers(tx, { companyId, keep, now: deps.clock.now() })
  else await queries.releaseOffers(tx, companyId)
  return to
}
