/** The mode of a payment: real money, the provider's test mode, or the stand-in. */
export type PaymentMode = 'live' | 'test' | 'stand-in'

export interface Price {
  /** In the currency's smallest unit. */
  amount: number
  /** ISO 4217 in lower case. */
  currency: string
  interval: 'month' | 'year'
}

export interface CheckoutOrder {
  companyId: number
  customerId: string
  /** `{CHECKOUT_SESSION_ID}` in it becomes the session's id. */
  successUrl: string
  cancelUrl: string
  /** A repeated call with the same key returns the same session. */
  key: string
}

/** A payment page of the provider. */
export interface Checkout {
  id: string
  /** The address of the page; null when the session is no longer open. */
  url: string | null
  status: 'open' | 'complete' | 'expired' | null
  /** Also true if nothing was due. The subscription decides whether Premium is active. */
  isPaid: boolean
  isForSubscription: boolean
  isLive: boolean
  customerId: string | null
  /** The company and the price that the session was created for. */
  companyId: number | null
  priceId: string | null
  successUrl: string | null
  subscriptionStatus: string | null
}

export interface SoldItem {
  priceId: string
  currency: string
  amount: number
}

/** The current state of a subscription at the provider. */
export interface Subscription {
  id: string
  status: string
  isLive: boolean
  currency: string
  items: readonly SoldItem[]
  /** The company that it was sold to. */
  companyId: number | null
  periodEndsAt: Date
  /** When a cancelled subscription ends. */
  endsAt: Date | null
  /** The first bill, or null if there is a later bill. Without any bill it counts as unpaid. */
  firstBill: { isPaid: boolean; amount: number } | null
}

/** An event at the provider. Its data may be out of date, so the current state is requested. */
export interface Notice {
  id: string
  type: string
  occurredAt: Date
  isLive: boolean
  customerId: string | null
  /** The checkout session of the event, if it has one. */
  checkoutId: string | null
}

/** The port of the payment provider. If the provider is unavailable, every call throws `payments_unavailable`. */
export interface Payments {
  mode: PaymentMode
  /** The current and earlier prices of Premium. The first is for sale. */
  priceIds: readonly string[]
  /** Null if the provider is unavailable, or if we cannot sell at this price. */
  findPrice(): Promise<Price | null>
  createCustomer(customer: { companyId: number; email: string; key: string }): Promise<string>
  /** Null if the provider has no such customer. */
  startCheckout(order: CheckoutOrder): Promise<Checkout | null>
  findCheckout(id: string): Promise<Checkout | null>
  /** Closes the session for payment. False if it was already paid or expired. */
  closeCheckout(id: string): Promise<boolean>
  /** All subscriptions of a customer, also ended ones. Null if the provider has no such customer. */
  listSubscriptions(customerId: string): Promise<Subscription[] | null>
  /** The address of the page where a subscription is managed. Null if the provider has no such customer. */
  openPortal(portal: { customerId: string; returnUrl: string }): Promise<string | null>
  /** Without effect if there is no such customer. */
  changeEmail(customerId: string, email: string): Promise<void>
  /** The customer's subscriptions end with the period that is paid. Without effect if there are none, or no such customer. */
  endRenewal(customerId: string): Promise<void>
  /** Ends the customer's subscriptions at once and deletes the customer. Without effect if there is none. */
  deleteCustomer(customerId: string): Promise<void>
  /** Null if the signature is invalid or too old. */
  readNotice(signed: { body: string; signature: string | undefined }): Promise<Notice | null>
}
