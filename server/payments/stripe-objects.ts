import type Stripe from 'stripe'
import type { Checkout, Notice, Price, SoldItem, Subscription } from './payments.ts'

// Converts Stripe's objects to those of the port, with only the fields that the rules need.

const instant = (seconds: number): Date => new Date(seconds * 1000)
const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const numberOf = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null

/** The metadata of every sale: the company and the price. */
export const labelsOf = ({ companyId, priceId }: { companyId: number; priceId: string }) => ({
  company_id: String(companyId),
  price_id: priceId,
})

const intervals = ['month', 'year'] as const

export function toPrice({ active, recurring, unit_amount: amount, currency }: Stripe.Price): Price | null {
  const interval = intervals.find((one) => one === recurring?.interval)
  if (!active || !amount || !interval || recurring?.interval_count !== 1) return null
  return { amount, currency, interval }
}

export function toCheckout(session: Stripe.Checkout.Session): Checkout {
  const labelled = numberOf(session.metadata?.company_id)
  const { subscription } = session
  return {
    id: session.id,
    url: session.url,
    status: session.status as Checkout['status'],
    isPaid: session.payment_status !== 'unpaid',
    isForSubscription: session.mode === 'subscription',
    isLive: session.livemode,
    customerId: idOf(session.customer),
    // The company is stored in two fields. If they differ, the session belongs to no company.
    companyId: session.client_reference_id === String(labelled) ? labelled : null,
    priceId: session.metadata?.price_id ?? null,
    successUrl: session.success_url,
    subscriptionStatus: typeof subscription === 'object' ? (subscription?.status ?? null) : null,
  }
}

export function toSubscription(subscription: Stripe.Subscription): Subscription {
  const items = subscription.items.data
  const periodEndsAt = instant(Math.max(0, ...items.map((item) => item.current_period_end)))
  return {
    id: subscription.id,
    status: subscription.status,
    isLive: subscription.livemode,
    currency: subscription.currency,
    items: items.map(toItem),
    companyId: numberOf(subscription.metadata.company_id),
    periodEndsAt,
    endsAt: endOf(subscription) ?? (subscription.cancel_at_period_end ? periodEndsAt : null),
    firstBill: firstBillOf(subscription.latest_invoice),
  }
}

const endOf = ({ cancel_at: seconds }: Stripe.Subscription): Date | null => (seconds === null ? null : instant(seconds))

const toItem = ({ price }: Stripe.SubscriptionItem): SoldItem => ({
  priceId: price.id,
  currency: price.currency,
  amount: price.unit_amount ?? 0,
})

function firstBillOf(invoice: Stripe.Subscription['latest_invoice']): Subscription['firstBill'] {
  if (!invoice || typeof invoice !== 'object') return { isPaid: false, amount: 0 }
  if (invoice.billing_reason !== 'subscription_create') return null
  // Not the charged amount: a customer's credit can also pay the bill.
  return { isPaid: invoice.status === 'paid', amount: invoice.total }
}

export function toNotice(event: Stripe.Event): Notice {
  const object = event.data.object as { object?: string; id?: string; customer?: string | { id: string } | null }
  return {
    id: event.id,
    type: event.type,
    occurredAt: instant(event.created),
    isLive: event.livemode,
    customerId: idOf(object.customer),
    checkoutId: object.object === 'checkout.session' ? (object.id ?? null) : null,
  }
}
