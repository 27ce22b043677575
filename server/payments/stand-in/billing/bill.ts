import type { Handle } from '#server/database/open.ts'
import { premiumPrice } from './price.ts'
import type { Invoice, Subscription } from '../shapes.ts'
import { newId, toSeconds, type StandIn } from '../stand-in.ts'
import { findObject, recordEvent, saveObject } from '../store.ts'

/** The outcome of a delayed payment, stored with its bill. */
export type Outcome = 'pays' | 'fails'

interface Bill {
  subscription: Pick<Subscription, 'id' | 'customer'>
  reason: 'subscription_create' | 'subscription_cycle'
  isPaid: boolean
  /** The outcome of a delayed payment. */
  outcome?: Outcome
}

/** Bills a period. An unpaid bill stays open. */
export async function writeBill(
  tx: Handle,
  standIn: StandIn,
  { subscription, reason, isPaid, outcome }: Bill,
): Promise<Invoice> {
  const amount = premiumPrice.unit_amount ?? 0
  const invoice: Invoice = {
    id: newId('in'),
    object: 'invoice',
    amount_paid: isPaid ? amount : 0,
    billing_reason: reason,
    created: toSeconds(standIn.clock.now()),
    customer: subscription.customer,
    livemode: false,
    metadata: outcome ? { outcome } : {},
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    status: isPaid ? 'paid' : 'open',
    total: amount,
  }
  await saveObject(tx, invoice)
  return invoice
}

/** Settles an open bill as paid or failed, and sends the webhooks for it. */
export async function settleBill(
  tx: Handle,
  standIn: StandIn,
  { invoiceId, outcome }: { invoiceId: string | null; outcome: Outcome },
): Promise<void> {
  const row = await findObject(tx, 'invoice', invoiceId ?? '')
  if (!row || row.body.status !== 'open') return
  const isPaid = outcome === 'pays'
  const settled = isPaid ? { status: 'paid', amount_paid: row.body.total } : { status: 'uncollectible' }
  const invoice: Invoice = { ...row.body, ...settled }
  await saveObject(tx, invoice)
  await recordEvent(tx, standIn, { type: isPaid ? 'invoice.paid' : 'invoice.payment_failed', object: invoice })
}
