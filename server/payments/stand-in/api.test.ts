import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { standInOf } from '#server/testing/stand-in-payments.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { API_VERSION } from '../api-version.ts'
import { standInApi } from './api.ts'
import { payCheckout } from './billing/checkout.ts'

// The real SDK calls the stand-in here, as it would call Stripe.

const app = await createTestApp()
const standIn = standInOf(app)
const api = standInApi(standIn)

const stripe = new Stripe(standIn.secretKey, {
  apiVersion: API_VERSION,
  maxNetworkRetries: 0,
  httpClient: Stripe.createFetchHttpClient(async (input: RequestInfo | URL, init?: RequestInit) =>
    api.fetch(new Request(input, init)),
  ),
})

const aCustomer = () => stripe.customers.create({ email: 'a@prueba.example', metadata: { company_id: '7' } })
const order = (customer: string): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  customer,
  line_items: [{ price: 'price_faro_premium', quantity: 1 }],
  success_url: 'https://empleo.example/?s={CHECKOUT_SESSION_ID}',
  metadata: { company_id: '7' },
})
const aSession = async () => stripe.checkout.sessions.create(order((await aCustomer()).id))

const faultOf = async (asked: Promise<unknown>) => {
  const error = (await asked.catch((reason: unknown) => reason)) as Stripe.errors.StripeError
  return { type: error.type, status: error.statusCode, code: error.code, param: error.param }
}

describe('the SDK', () => {
  test('makes a customer and a session, and finds the session again', async () => {
    const session = await aSession()
    expect(session).toMatchObject({
      object: 'checkout.session',
      livemode: false,
      metadata: { company_id: '7' },
      mode: 'subscription',
      payment_status: 'unpaid',
      status: 'open',
      url: expect.stringContaining(`/pasarela-de-pruebas/pago/${session.id}`),
    })
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ id: session.id, status: 'open' })
  })

  test('gets the subscription with a session, and the bill with a subscription', async () => {
    const { id, customer } = await aSession()
    await payCheckout(standIn, id, 'pays')
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] })
    expect(session.subscription).toMatchObject({ status: 'active' })
    const { data } = await stripe.subscriptions.list({ customer: String(customer), expand: ['data.latest_invoice'] })
    expect(data[0]?.latest_invoice).toMatchObject({
      billing_reason: 'subscription_create',
      status: 'paid',
      total: 2900,
    })
    expect(data[0]?.items.data[0]?.price.id).toBe('price_faro_premium')
  })

  test('reads the price', async () => {
    const price = await stripe.prices.retrieve('price_faro_premium')
    expect(price).toMatchObject({ active: true, unit_amount: 2900, recurring: { interval: 'month' } })
  })

  test('closes a session, once', async () => {
    const { id } = await aSession()
    expect((await stripe.checkout.sessions.expire(id)).status).toBe('expired')
    expect(await faultOf(stripe.checkout.sessions.expire(id))).toMatchObject({
      type: 'StripeInvalidRequestError',
      status: 400,
    })
    expect((await payCheckout(standIn, id, 'pays'))?.status).toBe('expired')
  })

  test('opens the portal', async () => {
    const customer = (await aCustomer()).id
    const portal = await stripe.billingPortal.sessions.create({ customer, return_url: 'https://empleo.example' })
    expect(portal.url).toContain('/pasarela-de-pruebas/portal/')
  })

  test('deletes a customer with everything of it', async () => {
    const { id, customer } = await aSession()
    await payCheckout(standIn, id, 'pays')
    await stripe.customers.del(String(customer))
    expect(await faultOf(stripe.checkout.sessions.retrieve(id))).toMatchObject({ status: 404 })
    expect(await faultOf(stripe.subscriptions.list({ customer: String(customer) }))).toMatchObject({ status: 400 })
  })
})

describe('the same Idempotency-Key', () => {
  test('creates one object, also in simultaneous requests', async () => {
    const { id } = await aCustomer()
    const ask = () => stripe.checkout.sessions.create(order(id), { idempotencyKey: 'now' })
    const made = await Promise.all([ask(), ask(), ask(), ask(), ask()])
    expect(new Set([...made, await ask()].map((one) => one.id)).size).toBe(1)
    expect((await stripe.customers.create({}, { idempotencyKey: 'now' })).id).toMatch(/^cus_/)
  })

  test('never opens again what is closed or paid', async () => {
    const { id } = await aCustomer()
    const ask = () => stripe.checkout.sessions.create(order(id), { idempotencyKey: 'paid' })
    await payCheckout(standIn, (await ask()).id, 'pays')
    expect((await ask()).status).toBe('complete')
  })
})

describe('what is missing is answered as Stripe answers it:', () => {
  const missing: [string, () => Promise<unknown>, object][] = [
    ['a session', () => stripe.checkout.sessions.retrieve('cs_test_no'), { status: 404 }],
    ['a session to close', () => stripe.checkout.sessions.expire('cs_test_no'), { status: 404 }],
    [
      'a session under the address of a subscription',
      async () => stripe.subscriptions.update((await aSession()).id, { cancel_at_period_end: true }),
      { status: 404 },
    ],
    ['a customer to change', () => stripe.customers.update('cus_no', { email: 'a@b.example' }), { status: 404 }],
    [
      'the subscriptions of nobody',
      () => stripe.subscriptions.list({ customer: 'cus_no' }),
      { status: 400, param: 'customer' },
    ],
    [
      'a session for nobody',
      () => stripe.checkout.sessions.create(order('cus_no')),
      { status: 400, param: 'customer' },
    ],
    [
      'a portal for nobody',
      () => stripe.billingPortal.sessions.create({ customer: 'cus_no', return_url: 'https://a.example' }),
      { status: 400, param: 'customer' },
    ],
  ]

  test.each(missing)('%s', async (_, ask, expected) => {
    const fault = { type: 'StripeInvalidRequestError', code: 'resource_missing', ...expected }
    expect(await faultOf(ask())).toMatchObject(fault)
  })
})
