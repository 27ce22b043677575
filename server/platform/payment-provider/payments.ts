/** In which world a payment happens: with real money, in the provider's own test mode, or with the stand-in. */
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
  /** Told twice with the same key the provider answers the same session. */
  key: string
}

/** A page of the provider where somebody pays. */
export interface Checkout {
  id: string
  /** Where to pay; null once that is over. */
  url: string | null
  status: 'open' | 'complete' | 'expired' | null
  /** Or nothing was to be paid: whether that is enough the subscription tells. */
  isPaid: boolean
  isForSubscription: boolean
  isLive: boolean
  customerId: string | null
  /** The company and the price that it was made for. */
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

/** What the provider says of a subscription now. */
export interface Subscription {
  id: string
  status: string
  isLive: boolean
  currency: string
  items: readonly SoldItem[]
  /** The company that it was sold to. */
  companyId: number | null
  periodEndsAt: Date
  /** Cancelled for then. */
  endsAt: Date | null
  /** The first bill, as long as there is no later one. Before there is any it is as good as unpaid. */
  firstBill: { isPaid: boolean; amount: number } | null
}

/** Something happened at the provider. What it says of the state may be old by now: the state is asked for. */
export interface Notice {
  id: string
  type: string
  occurredAt: Date
  isLive: boolean
  customerId: string | null
  /** The checkout session that it is about, where it is about one. */
  checkoutId: string | null
}

/** The provider of payments, as the rules need it. Where it can't be asked every call throws `payments_unavailable`. */
export interface Payments {
  mode: PaymentMode
  /** What Premium is or was sold at. The first is for sale. */
  priceIds: readonly string[]
  /** Null where it can't be asked or is none that we can sell at. */
  findPrice(): Promise<Price | null>
  createCustomer(customer: { companyId: number; email: string; key: string }): Promise<string>
  /** Null where the provider has no such customer. */
  startCheckout(order: CheckoutOrder): Promise<Checkout | null>
  findCheckout(id: string): Promise<Checkout | null>
  /** Nobody can pay there any more. False where that came too late: somebody has paid, or its time was over. */
  closeCheckout(id: string): Promise<boolean>
  /** All of a customer, ended ones too. Null where the provider has no such customer. */
  listSubscriptions(customerId: string): Promise<Subscription[] | null>
  /** The address of the page where a subscription is managed. Null where the provider has no such customer. */
  openPortal(portal: { customerId: string; returnUrl: string }): Promise<string | null>
  /** Null where the signature is not the provider's, or too old. */
  readNotice(signed: { body: string; signature: string | undefined }): Promise<Notice | null>
}
