import type { Handle } from '#server/database/open.ts'
import { settleBill, writeBill, type Outcome } from './bill.ts'
import { nextMonth, premiumPrice } from './price.ts'
import type { Session, Subscription } from '../shapes.ts'
import { fromSeconds, newId, toSeconds, type StandIn } from '../stand-in.ts'
import { findObject, lockObject, recordEvent, saveObject } from '../store.ts'

const DELAY_MS = 60_000

/** The outcome of each card on the payment page. */
export type Card = 'pays' | 'declined' | 'pays-later' | 'fails-later'

export const awaitsPayment = (session: Session) => session.status === 'complete' && session.payment_status === 'unpaid'

/** Pays an open session. A second click changes nothing. Returns the updated session. */
export function payCheckout(standIn: StandIn, id: string, card: Card): Promise<Session | undefined> {
  return standIn.db.transaction(async (tx) => {
    const session = (await lockObject(tx, 'checkout.session', id))?.body
    if (session?.status !== 'open' || card === 'declined') return session
    return completeCheckout(tx, standIn, { session, card })
  })
}

async function completeCheckout(
  tx: Handle,
  standIn: StandIn,
  { session, card }: { session: Session; card: Exclude<Card, 'declined'> },
): Promise<Session> {
  const isPaid = card === 'pays'
  const now = standIn.clock.now()
  const begun = newSubscription(session, now)
  const outcome: Outcome = card === 'fails-later' ? 'fails' : 'pays'
  const bill = await writeBill(tx, standIn, {
    subscription: begun,
    reason: 'subscription_create',
    isPaid,
    ...(isPaid ? {} : { outcome }),
  })
  const subscription: Subscription = { ...begun, latest_invoice: bill.id }
  const paid: Session = {
    ...session,
    invoice: bill.id,
    payment_status: isPaid ? 'paid' : 'unpaid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  }
  await saveObject(tx, subscription, isPaid ? periodEndOf(subscription) : null)
  await saveObject(tx, paid, isPaid ? null : new Date(now.getTime() + DELAY_MS))
  await recordEvent(tx, standIn, { type: 'customer.subscription.created', object: subscription })
  if (isPaid) await recordEvent(tx, standIn, { type: 'invoice.paid', object: bill })
  await recordEvent(tx, standIn, { type: 'checkout.session.completed', object: paid })
  return paid
}

export const periodEndOf = ({ items }: Subscription): Date => fromSeconds(items.data[0]?.current_period_end ?? 0)

function newSubscription(session: Session, now: Date): Subscription {
  const id = newId('sub')
  const created = toSeconds(now)
  return {
    id,
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created,
    currency: premiumPrice.currency,
    customer: session.customer,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          current_period_end: toSeconds(nextMonth(now)),
          price: premiumPrice,
        },
      ],
    },
    latest_invoice: null,
    livemode: false,
    metadata: session.metadata ?? {},
    // As at Stripe, the subscription is active during a delayed payment. Only the bill shows that it is unpaid.
    status: 'active',
  }
}

/** Settles a delayed payment, with the outcome chosen at checkout or the one chosen now. */
export function decideCheckout(standIn: StandIn, id: string, outcome?: Outcome) {
  return standIn.db.transaction(async (tx) => {
    const session = (await lockObject(tx, 'checkout.session', id))?.body
    const bill = session && (await findObject(tx, 'invoice', session.invoice ?? ''))?.body
    if (!session || bill?.status !== 'open' || !awaitsPayment(session)) return session
    const decided = outcome ?? (bill.metadata?.outcome === 'fails' ? 'fails' : 'pays')
    return decided === 'pays' ? confirmPayment(tx, standIn, session) : failPayment(tx, standIn, session)
  })
}

async function confirmPayment(tx: Handle, standIn: StandIn, session: Session): Promise<Session> {
  const paid: Session = { ...session, payment_status: 'paid' }
  await saveObject(tx, paid)
  await settleBill(tx, standIn, { invoiceId: session.invoice, outcome: 'pays' })
  const row = await lockObject(tx, 'subscription', session.subscription ?? '')
  if (row) await saveObject(tx, row.body, periodEndOf(row.body))
  await recordEvent(tx, standIn, { type: 'checkout.session.async_payment_succeeded', object: paid })
  return paid
}

async function failPayment(tx: Handle, standIn: StandIn, session: Session): Promise<Session> {
  await saveObject(tx, session)
  await settleBill(tx, standIn, { invoiceId: session.invoice, outcome: 'fails' })
  const row = await lockObject(tx, 'subscription', session.subscription ?? '')
  if (row) await endSubscription(tx, standIn, row.body)
  await recordEvent(tx, standIn, { type: 'checkout.session.async_payment_failed', object: session })
  return session
}

/** Ends a subscription immediately. */
export async function endSubscription(tx: Handle, standIn: StandIn, subscription: Subscription): Promise<void> {
  const now = toSeconds(standIn.clock.now())
  const ended: Subscription = {
    ...subscription,
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    status: 'canceled',
  }
  await saveObject(tx, ended)
  await recordEvent(tx, standIn, { type: 'customer.subscription.deleted', object: ended })
}

/** Closes an unpaid session. */
export function expireCheckout(standIn: StandIn, id: string): Promise<Session | undefined> {
  return standIn.db.transaction(async (tx) => {
    const session = (await lockObject(tx, 'checkout.session', id))?.body
    if (session?.status !== 'open') return session
    const expired: Session = { ...session, status: 'expired', url: null }
    await saveObject(tx, expired)
    await recordEvent(tx, standIn, { type: 'checkout.session.expired', object: expired })
    return expired
  })
}
