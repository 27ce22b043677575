import type { Handle } from '#server/database/open.ts'
import { settleBill, writeBill } from './bill.ts'
import { endSubscription, periodEndOf } from './checkout.ts'
import { nextMonth } from './price.ts'
import type { Subscription } from '../shapes.ts'
import { toSeconds, type StandIn } from '../stand-in.ts'
import { lockObject, recordEvent, saveObject } from '../store.ts'

/** The actions on the portal page. The last three replace Stripe's test clocks. */
export type Action = 'cancel' | 'keep' | 'end-period' | 'fail-charge' | 'recover-charge'

type Change = (tx: Handle, standIn: StandIn, subscription: Subscription) => Promise<void>

const changes: Record<Action, Change> = {
  cancel: cancelAtPeriodEnd,
  keep: keepSubscription,
  'end-period': endPeriod,
  'fail-charge': failCharge,
  'recover-charge': recoverCharge,
}

interface Order {
  customerId: string
  id: string
  action: Action
  /** The revision that the page showed, so that a form sent twice changes the subscription once. */
  revision?: number
}

/** Applies an action to a subscription of this customer, once. An action that does not fit the state is ignored. */
export function changeSubscription(standIn: StandIn, { customerId, id, action, revision }: Order): Promise<void> {
  return standIn.db.transaction(async (tx) => {
    const row = await lockObject(tx, 'subscription', id)
    if (!row || row.body.customer !== customerId || row.body.status === 'canceled') return
    if (revision !== undefined && revision !== row.revision) return
    await changes[action](tx, standIn, row.body)
  })
}

async function update(tx: Handle, standIn: StandIn, subscription: Subscription): Promise<void> {
  await saveObject(tx, subscription, periodEndOf(subscription))
  await recordEvent(tx, standIn, { type: 'customer.subscription.updated', object: subscription })
}

function cancelAtPeriodEnd(tx: Handle, standIn: StandIn, subscription: Subscription): Promise<void> {
  const cancelled: Subscription = {
    ...subscription,
    cancel_at: toSeconds(periodEndOf(subscription)),
    cancel_at_period_end: true,
    canceled_at: toSeconds(standIn.clock.now()),
  }
  return update(tx, standIn, cancelled)
}

function keepSubscription(tx: Handle, standIn: StandIn, subscription: Subscription): Promise<void> {
  const kept: Subscription = { ...subscription, cancel_at: null, cancel_at_period_end: false, canceled_at: null }
  return update(tx, standIn, kept)
}

/** Ends a subscription that was cancelled or whose charges failed; charges any other for another month. */
async function endPeriod(tx: Handle, standIn: StandIn, subscription: Subscription): Promise<void> {
  const { cancel_at_period_end: isCancelled, status } = subscription
  if (isCancelled || status === 'past_due') return endSubscription(tx, standIn, subscription)
  return renew(tx, standIn, { subscription, isPaid: true })
}

function failCharge(tx: Handle, standIn: StandIn, subscription: Subscription): Promise<void> {
  return renew(tx, standIn, { subscription, isPaid: false })
}

/** Starts the next period now and charges it. */
async function renew(
  tx: Handle,
  standIn: StandIn,
  { subscription, isPaid }: { subscription: Subscription; isPaid: boolean },
): Promise<void> {
  const now = standIn.clock.now()
  const bill = await writeBill(tx, standIn, { subscription, reason: 'subscription_cycle', isPaid })
  const [item] = subscription.items.data
  if (!item) throw new Error('subscription without items')
  const period = { current_period_end: toSeconds(nextMonth(now)) }
  const renewed: Subscription = {
    ...subscription,
    items: { ...subscription.items, data: [{ ...item, ...period }] },
    latest_invoice: bill.id,
    status: isPaid ? 'active' : 'past_due',
  }
  await update(tx, standIn, renewed)
  await recordEvent(tx, standIn, { type: isPaid ? 'invoice.paid' : 'invoice.payment_failed', object: bill })
}

async function recoverCharge(tx: Handle, standIn: StandIn, subscription: Subscription): Promise<void> {
  if (subscription.status !== 'past_due') return
  await settleBill(tx, standIn, { invoiceId: subscription.latest_invoice, outcome: 'pays' })
  await update(tx, standIn, { ...subscription, status: 'active' })
}
