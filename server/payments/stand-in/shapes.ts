import type Stripe from 'stripe'

// Stripe's own types, reduced to the fields that the stand-in fills. A field unknown to Stripe does not compile.

export type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata'>

export type Price = Pick<Stripe.Price, 'id' | 'object' | 'active' | 'currency' | 'livemode' | 'unit_amount'> & {
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>
  product: string
}

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & {
  customer: string
  invoice: string | null
  subscription: string | null
}

export type SubscriptionItem = Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'current_period_end'> & { price: Price }

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'status'
> & {
  customer: string
  latest_invoice: string | null
  items: { object: 'list'; data: SubscriptionItem[] }
}

export type Invoice = Pick<
  Stripe.Invoice,
  'id' | 'object' | 'amount_paid' | 'billing_reason' | 'created' | 'livemode' | 'metadata' | 'status' | 'total'
> & {
  customer: string
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
}

export type Portal = Pick<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'url'
> & {
  return_url: string
}

/** All stored objects, by their `object` field. */
export type Kept = Customer | Session | Subscription | Invoice | Portal

export interface Event {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: Kept }
  livemode: false
  type: string
}
