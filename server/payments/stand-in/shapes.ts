import type Stripe from 'stripe'

// Stripe's own types, reduced to what the product reads and the pages show. A field unknown to Stripe does not compile.

export type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'email' | 'metadata'>

type SessionField = 'id' | 'object' | 'created' | 'livemode' | 'metadata' | 'mode' | 'payment_status' | 'status' | 'url'

export type CheckoutSession = Pick<
  Stripe.Checkout.Session,
  SessionField | 'cancel_url' | 'client_reference_id' | 'success_url'
> & { customer: string; invoice: string | null; subscription: string | null }

type SubscriptionField = 'id' | 'object' | 'created' | 'currency' | 'livemode' | 'metadata' | 'status'

export type Subscription = Pick<Stripe.Subscription, SubscriptionField | 'cancel_at' | 'cancel_at_period_end'> & {
  customer: string
  latest_invoice: string
  items: { data: { current_period_end: number; price: typeof premiumPrice }[] }
}

export type Invoice = Pick<Stripe.Invoice, 'id' | 'object' | 'billing_reason' | 'created' | 'status' | 'total'> & {
  customer: string
}

/** All stored objects, by their `object` field. */
export type StoredObject = Customer | CheckoutSession | Subscription | Invoice

/** The only price of the stand-in. */
export const premiumPrice = {
  id: 'price_faro_premium',
  object: 'price',
  active: true,
  currency: 'eur',
  recurring: { interval: 'month', interval_count: 1 },
  unit_amount: 2900,
} as const
