import { recordEvent } from '../deliver-webhooks.ts'
import { premiumPrice, type Invoice, type CheckoutSession, type Subscription } from '../shapes.ts'
import { fromSeconds, newId, toSeconds, type StandIn } from '../stand-in.ts'
import { changeObject, findObject, saveObject } from '../store.ts'

const PERIOD_SECONDS = 30 * 86_400

/** The actions on the portal page. The last three replace Stripe's test clocks. */
export type Action = 'cancel' | 'keep' | 'end-period' | 'fail-charge' | 'recover-charge'

const changes: Record<Action, (standIn: StandIn, subscription: Subscription) => Promise<unknown>> = {
  cancel: cancelSubscription,
  keep: (standIn, subscription) => update(standIn, { ...subscription, cancel_at: null, cancel_at_period_end: false }),
  'end-period': endPeriod,
  'fail-charge': (standIn, subscription) => renew(standIn, subscription, false),
  'recover-charge': async (standIn, subscription) => {
    const isSettled = await settleBill(standIn, subscription.latest_invoice, true)
    if (isSettled) await update(standIn, { ...subscription, status: 'active' })
  },
}

/** Applies an action to a subscription of this customer. */
export const changeSubscription = (
  standIn: StandIn,
  { customerId, id, action }: { customerId: string; id: string; action: Action },
) =>
  changeObject(standIn, { kind: 'subscription', id }, async (inside, subscription) => {
    if (subscription.customer === customerId && subscription.status !== 'canceled') {
      await changes[action](inside, subscription)
    }
  })

export function cancelSubscription(standIn: StandIn, subscription: Subscription): Promise<Subscription> {
  const cancel_at = toSeconds(periodEndOf(subscription))
  return update(standIn, { ...subscription, cancel_at, cancel_at_period_end: true })
}

/** Starts the subscription of a session, with its first bill. Until the bill is paid, nothing happens by itself. */
export async function startSubscription(
  standIn: StandIn,
  session: CheckoutSession,
  isPaid: boolean,
): Promise<Subscription> {
  const { customer, metadata } = session
  const bill = await writeBill(standIn, { customer, billing_reason: 'subscription_create', isPaid })
  const subscription: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    created: bill.created,
    currency: premiumPrice.currency,
    customer,
    items: itemsOf(bill),
    latest_invoice: bill.id,
    livemode: false,
    metadata: metadata ?? {},
    // As at Stripe, the subscription is active during a delayed payment. Only the bill shows that it is unpaid.
    status: 'active',
  }
  await recordEvent(standIn, 'customer.subscription.created', subscription)
  if (isPaid) await recordEvent(standIn, 'invoice.paid', bill)
  return saveObject(standIn, subscription, isPaid ? periodEndOf(subscription) : undefined)
}

/** Settles an open bill as paid or failed. Returns false if it is not open. */
export async function settleBill(standIn: StandIn, id: string | null, isPaid: boolean): Promise<boolean> {
  const bill = (await findObject(standIn.db, 'invoice', id))?.body
  if (bill?.status !== 'open') return false
  await saveObject(standIn, { ...bill, status: isPaid ? 'paid' : 'uncollectible' })
  return true
}

/** Ends a subscription that was cancelled or whose charges failed; charges any other for another month. */
export async function endPeriod(standIn: StandIn, subscription: Subscription): Promise<void> {
  const isOver = subscription.cancel_at_period_end || subscription.status === 'past_due'
  await (isOver ? endSubscription(standIn, subscription) : renew(standIn, subscription, true))
}

/** Ends a subscription immediately. */
export async function endSubscription(standIn: StandIn, subscription: Subscription): Promise<void> {
  const ended = await saveObject<Subscription>(standIn, { ...subscription, status: 'canceled' })
  await recordEvent(standIn, 'customer.subscription.deleted', ended)
}

export const periodEndOf = ({ items }: Subscription): Date => fromSeconds(items.data[0]?.current_period_end ?? 0)

async function update(standIn: StandIn, subscription: Subscription): Promise<Subscription> {
  await recordEvent(standIn, 'customer.subscription.updated', subscription)
  return saveObject(standIn, subscription, periodEndOf(subscription))
}

/** Starts the next period now and charges it. */
async function renew(standIn: StandIn, subscription: Subscription, isPaid: boolean): Promise<void> {
  const { customer } = subscription
  const bill = await writeBill(standIn, { customer, billing_reason: 'subscription_cycle', isPaid })
  const status = isPaid ? 'active' : 'past_due'
  await update(standIn, { ...subscription, items: itemsOf(bill), latest_invoice: bill.id, status })
}

type Charge = Pick<Invoice, 'customer' | 'billing_reason'> & { isPaid: boolean }

/** Bills a month. An unpaid bill stays open. */
function writeBill(standIn: StandIn, { isPaid, ...bill }: Charge): Promise<Invoice> {
  const made = { id: newId('in'), created: toSeconds(standIn.clock.now()), total: premiumPrice.unit_amount }
  return saveObject(standIn, { ...bill, ...made, object: 'invoice', status: isPaid ? 'paid' : 'open' })
}

/** The lines of a bill: a month from its date. */
const itemsOf = ({ created }: Invoice): Subscription['items'] => ({
  data: [{ current_period_end: created + PERIOD_SECONDS, price: premiumPrice }],
})
