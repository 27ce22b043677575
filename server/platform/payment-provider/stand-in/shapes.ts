import type Stripe from 'stripe'

// Stripe's own types, reduced to the fields that the stand-in fills. A field unknown to Stripe does not compile.

export type Customer = Pick<
  Stripe.Customer,
  | 'id'
  | 'object'
  | 'balance'
  | 'created'
  | 'delinquent'
  | 'description'
  | 'email'
  | 'livemode'
  | 'metadata'
  | 'preferred_locales'
  | 'tax_exempt'
>

export type Price = Pick<
  Stripe.Price,
  | 'id'
  | 'object'
  | 'active'
  | 'billing_scheme'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'lookup_key'
  | 'metadata'
  | 'nickname'
  | 'tax_behavior'
  | 'tiers_mode'
  | 'type'
  | 'unit_amount'
> & {
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count' | 'meter' | 'trial_period_days' | 'usage_type'>
  product: string
}

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_method_types'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & {
  customer: string
  invoice: string | null
  subscription: string | null
}

export type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_start' | 'current_period_end' | 'metadata' | 'quantity' | 'subscription'
> & { price: Price }

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'start_date'
  | 'status'
> & {
  customer: string
  latest_invoice: string | null
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string }
}

export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempted'
  | 'billing_reason'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'status'
  | 'subtotal'
  | 'total'
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
  pending_webhooks: number
  request: { id: null; idempotency_key: null }
  type: string
}
