import type Stripe from 'stripe'
import type { Logger } from 'pino'
import type { Clock } from '#server/clock.ts'
import { cacheFor } from '#server/database/caches/cache-for.ts'
import { API_VERSION } from './api-version.ts'
import { ask, askOrNull, isCustomerGone, isGone, isTooLate } from './ask-stripe.ts'
import type { PaymentMode, Payments } from './payments.ts'
import { readSignedNotice } from './read-notice.ts'
import { labelsOf, toCheckout, toPrice, toSubscription } from './stripe-objects.ts'

const TIMEOUT_MS = 10_000
const RETRIES = 2
// A page waits for the price, so the timeout is short. The page can be shown without it.
const PRICE_TIMEOUT_MS = 4000
const PRICE_CACHE_MS = 60_000
// No customer has more than this. The newest come first.
const SUBSCRIPTIONS_MAX = 100

export interface StripeAccount {
  mode: PaymentMode
  secretKey: string
  webhookSecret: string
  priceIds: readonly [string, ...string[]]
  /** Sends requests to the stand-in instead of Stripe. */
  fetch?: typeof fetch
}

interface Desk {
  open: () => Promise<Stripe>
  priceId: string
  log: Logger
  clock: Clock
}

/** Payments with the official SDK. It is loaded at the first call, because startup does not need it. */
export function createStripePayments(account: StripeAccount, { clock, log }: Pick<Desk, 'clock' | 'log'>): Payments {
  const { mode, priceIds, webhookSecret } = account
  let opened: Promise<Stripe> | undefined
  const open = () => (opened ??= openStripe(account))
  const desk: Desk = { open, priceId: priceIds[0], log, clock }
  return {
    mode,
    priceIds,
    findPrice: priceFinder(desk),
    ...checkoutCalls(desk),
    ...customerCalls(desk),
    ...closingCalls(desk),
    readNotice: async (signed) => readSignedNotice(await open(), { ...signed, webhookSecret, now: clock.now() }),
  }
}

async function openStripe({ secretKey, fetch }: StripeAccount): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  return new StripeClient(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(fetch ? { httpClient: StripeClient.createFetchHttpClient(fetch) } : {}),
  })
}

function priceFinder({ open, priceId, log, clock }: Desk): Payments['findPrice'] {
  const options = { timeout: PRICE_TIMEOUT_MS, maxNetworkRetries: 0 }
  const question = async () => toPrice(await (await open()).prices.retrieve(priceId, {}, options))
  // A failure is cached too: the endpoint is public, and its callers should not wait for Stripe each time.
  return cacheFor(PRICE_CACHE_MS, clock, () => ask(log, question).catch(() => null))
}

const expand = ['subscription']

const checkoutCalls = ({
  open,
  priceId,
  log,
}: Desk): Pick<Payments, 'startCheckout' | 'findCheckout' | 'closeCheckout'> => ({
  startCheckout: async ({ companyId, customerId, successUrl, cancelUrl, key }) => {
    const metadata = labelsOf({ companyId, priceId })
    const session = await askOrNull(log, isCustomerGone, async () =>
      (await open()).checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: String(companyId),
          line_items: [{ price: priceId, quantity: 1 }],
          locale: 'es',
          success_url: successUrl,
          cancel_url: cancelUrl,
          metadata,
          subscription_data: { metadata },
        },
        { idempotencyKey: key },
      ),
    )
    return session && toCheckout(session)
  },

  findCheckout: async (id) => {
    const session = await askOrNull(log, isGone, async () => (await open()).checkout.sessions.retrieve(id, { expand }))
    return session && toCheckout(session)
  },

  closeCheckout: async (id) => {
    const question = async () => (await open()).checkout.sessions.expire(id)
    return (await askOrNull(log, isTooLate, question)) !== null
  },
})

const customerCalls = ({
  open,
  log,
}: Desk): Pick<Payments, 'createCustomer' | 'changeEmail' | 'listSubscriptions' | 'openPortal'> => ({
  createCustomer: ({ companyId, email, key }) =>
    ask(log, async () => {
      const metadata = { company_id: String(companyId) }
      const customer = await (await open()).customers.create({ email, metadata }, { idempotencyKey: key })
      return customer.id
    }),

  changeEmail: async (customerId, email) => {
    await askOrNull(log, isGone, async () => (await open()).customers.update(customerId, { email }))
  },

  listSubscriptions: async (customerId) => {
    const found = await askOrNull(log, isCustomerGone, async () =>
      (await open()).subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: SUBSCRIPTIONS_MAX,
        expand: ['data.latest_invoice'],
      }),
    )
    return found && found.data.map(toSubscription)
  },

  openPortal: async ({ customerId, returnUrl }) => {
    const portal = await askOrNull(log, isCustomerGone, async () =>
      (await open()).billingPortal.sessions.create({ customer: customerId, return_url: returnUrl, locale: 'es' }),
    )
    return portal && portal.url
  },
})

const closingCalls = ({ open, log }: Desk): Pick<Payments, 'endRenewal' | 'deleteCustomer'> => ({
  endRenewal: async (customer) => {
    const running = await askOrNull(log, isCustomerGone, async () =>
      (await open()).subscriptions.list({ customer, limit: SUBSCRIPTIONS_MAX }),
    )
    for (const { id } of running?.data ?? []) {
      await askOrNull(log, isGone, async () => (await open()).subscriptions.update(id, { cancel_at_period_end: true }))
    }
  },

  deleteCustomer: async (customerId) => {
    await askOrNull(log, isGone, async () => (await open()).customers.del(customerId))
  },
})
