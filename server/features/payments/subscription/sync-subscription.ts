import { lockCompany, type Plan } from '#server/domain/companies/lock-company.ts'
import type { Handle } from '#server/database/open.ts'
import type { Payments } from '#server/payments/payments.ts'
import type { Deps } from '#server/deps.ts'
import { judge } from './entitlement.ts'
import * as queries from '../queries.ts'

export type Provider = Pick<Deps, 'db' | 'jobs' | 'clock' | 'env' | 'log'> & { payments: Payments }

interface Sync {
  companyId: number
  /** The notice that caused the call. It is recorded with its effect, so that it takes effect once. */
  notice?: { id: string; type: string; occurredAt: Date; failedCheckoutId: string | null }
  /** Keeps the plan where the provider does not know the customer, as after a change of its account. */
  isOnlyLooking?: boolean
}

/**
 * Reads the subscriptions of a company from the provider and updates its plan. No lock is held during the request. Each
 * reading draws a ticket first, and the result of an older ticket never replaces that of a newer one.
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
    log.warn({ companyId }, 'the provider does not know the customer of a company; the plan is kept')
    return (await queries.findPlan(db, companyId)) ?? 'gratis'
  }

  return db.transaction(async (tx) => {
    const plan = await lockCompany(tx, companyId)
    const row = await queries.lockSubscription(tx, own)
    if (!plan || !row) return 'gratis'
    const now = clock.now()
    const { failedCheckoutId, ...event } = notice ?? { failedCheckoutId: null }
    if ('id' in event && !(await queries.recordEffect(tx, { ...event, companyId, receivedAt: now }))) return plan
    if (failedCheckoutId) await queries.markCheckoutFailed(tx, own, failedCheckoutId)
    if (row.appliedTicket > drawn.ticket || row.customerId !== drawn.customerId) return plan
    const judged = judge({ companyId, subscriptions: found ?? [], known: row, terms: payments, now })
    await queries.saveStanding(tx, own, { ...judged.standing, appliedTicket: drawn.ticket })
    return changePlan(tx, deps, { companyId, from: plan, to: judged.plan })
  })
}

/**
 * Changes the plan of a company. When Premium ends, only as many offers stay active as the free plan allows, and a letter is
 * sent. When Premium starts, no offer becomes active by itself (docs/decisions/056-offers-end.md).
 */
export async function changePlan(
  tx: Handle,
  { jobs, clock, env }: Pick<Deps, 'jobs' | 'clock' | 'env'>,
  { companyId, from, to }: { companyId: number; from: Plan; to: Plan },
): Promise<Plan> {
  if (from === to) return to
  await queries.setPlan(tx, companyId, to)
  if (to === 'premium') {
    await queries.releaseOffers(tx, companyId)
    return to
  }
  await queries.holdBackOffers(tx, companyId, { keep: env.freeMaxActiveOffers, now: clock.now() })
  await jobs.enqueue(tx, 'premium-ended', { companyId })
  return to
}
