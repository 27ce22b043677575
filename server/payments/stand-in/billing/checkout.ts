import { recordEvent } from '../deliver-webhooks.ts'
import type { CheckoutSession } from '../shapes.ts'
import type { StandIn } from '../stand-in.ts'
import { changeObject, findObject, saveObject } from '../store.ts'
import { endSubscription, periodEndOf, settleBill, startSubscription } from './subscription.ts'

const DELAY_MS = 60_000

/** The outcome of each card on the payment page. */
export type Card = 'pays' | 'declined' | 'pays-later' | 'fails-later'

/** Pays an open session. A second click changes nothing. Returns the updated session. */
export const payCheckout = (standIn: StandIn, id: string, card: Card): Promise<CheckoutSession | undefined> =>
  changeObject(standIn, { kind: 'checkout.session', id }, async (inside, session) =>
    session.status !== 'open' || card === 'declined' ? session : complete(inside, session, card),
  )

async function complete(standIn: StandIn, session: CheckoutSession, card: Card): Promise<CheckoutSession> {
  const isPaid = card === 'pays'
  const subscription = await startSubscription(standIn, session, isPaid)
  const completed: CheckoutSession = {
    ...session,
    invoice: subscription.latest_invoice,
    metadata: { ...session.metadata, card },
    payment_status: isPaid ? 'paid' : 'unpaid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  }
  await saveObject(standIn, completed, isPaid ? undefined : new Date(standIn.clock.now().getTime() + DELAY_MS))
  await recordEvent(standIn, 'checkout.session.completed', completed)
  return completed
}

/** Settles a delayed payment, with the outcome of its card unless another is chosen. */
export async function settleCheckout(standIn: StandIn, session: CheckoutSession, chosen?: boolean): Promise<void> {
  const isPaid = chosen ?? session.metadata?.card === 'pays-later'
  if (!(await settleBill(standIn, session.invoice, isPaid))) return
  const settled = await saveObject<CheckoutSession>(standIn, { ...session, payment_status: isPaid ? 'paid' : 'unpaid' })
  const subscription = (await findObject(standIn.db, 'subscription', session.subscription))?.body
  if (subscription && isPaid) await saveObject(standIn, subscription, periodEndOf(subscription))
  if (subscription && !isPaid) await endSubscription(standIn, subscription)
  await recordEvent(standIn, `checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, settled)
}
