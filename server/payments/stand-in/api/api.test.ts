import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { standInOf } from '#server/testing/stand-in-payments.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { API_VERSION } from '../../api-version.ts'
import { standInApi } from './api.ts'
import { payCheckout } from '../billing/checkout.ts'
import { forgetAnswers } from './idempotency.ts'
import type { Customer } from '../shapes.ts'
import { saveObject } from '../store.ts'

// The real SDK calls the stand-in here, as it would call Stripe.

const app = await createTestApp()
const standIn = standInOf(app)
const api = standInApi(standIn)

const sdk = (key: string) =>
  new Stripe(key, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(async (input: RequestInfo | URL, init?: RequestInit) =>
      api.fetch(new Request(input, init)),
    ),
  })
const stripe = sdk(standIn.secretKey)

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
      amount_total: 2900,
      currency: 'eur',
      livemode: false,
      metadata: { company_id: '7' },
      mode: 'subscription',
      payment_status: 'unpaid',
      status: 'open',
      url: expect.stringContaining(`/pasarela-de-pruebas/pago/${session.id}`),
    })
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ id: session.id, status: 'open' })
    expect(session.lastResponse.requestId).toMatch(/^req_/)
  })

  test('gets whole objects instead of ids if it asks for them', async () => {
    const { id, customer } = await aSession()
    await payCheckout(standIn, id, 'pays')
    const expand = ['subscription.latest_invoice', 'customer']
    const session = await stripe.checkout.sessions.retrieve(id, { expand })
    expect(session.customer).toMatchObject({ email: 'a@prueba.example' })
    expect(session.subscription).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', amount_paid: 2900 },
    })
    const { data } = await stripe.subscriptions.list({ customer: String(customer), expand: ['data.latest_invoice'] })
    expect(data[0]?.latest_invoice).toMatchObject({ billing_reason: 'subscription_create' })
    const subscription = await stripe.subscriptions.retrieve(data[0]?.id ?? '')
    expect(subscription.items.data[0]?.price.id).toBe('price_faro_premium')
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
    expect(portal.url).toContain(`/pasarela-de-pruebas/portal/${portal.id}`)
  })
})

describe('the same Idempotency-Key', () => {
  test('with the same parameters answers the same', async () => {
    const { id } = await aCustomer()
    const [one, two] = [
      await stripe.checkout.sessions.create(order(id), { idempotencyKey: 'same' }),
      await stripe.checkout.sessions.create(order(id), { idempotencyKey: 'same' }),
    ]
    expect(two.id).toBe(one.id)
  })

  test('with other parameters is refused', async () => {
    const { id } = await aCustomer()
    await stripe.checkout.sessions.create(order(id), { idempotencyKey: 'other' })
    const other = { ...order(id), success_url: 'https://otra.example' }
    expect(await faultOf(stripe.checkout.sessions.create(other, { idempotencyKey: 'other' }))).toMatchObject({
      type: 'StripeIdempotencyError',
      status: 400,
    })
  })

  test('in simultaneous requests creates one object; the others are refused or get the same answer', async () => {
    const { id } = await aCustomer()
    const asked = Array.from({ length: 5 }, () => stripe.checkout.sessions.create(order(id), { idempotencyKey: 'now' }))
    const settled = await Promise.allSettled(asked)
    const made = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))
    const refused = settled.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as Stripe.errors.StripeError).code] : [],
    )
    expect(new Set(made).size).toBe(1)
    expect(refused.every((code) => code === 'idempotency_key_in_use')).toBe(true)
  })

  test('can be used again a day later', async () => {
    const options = { idempotencyKey: 'yesterday' }
    const first = await stripe.customers.create({}, options)
    await forgetAnswers(standIn)
    expect((await stripe.customers.create({}, options)).id).toBe(first.id)
    const tomorrow = new Date(standIn.clock.now().getTime() + 24 * 3_600_000 + 1)
    await forgetAnswers({ ...standIn, clock: { now: () => tomorrow } })
    expect((await stripe.customers.create({}, options)).id).not.toBe(first.id)
  })

  test('may be used again after a mistake in the parameters', async () => {
    const { id } = await aCustomer()
    const options = { idempotencyKey: 'after a mistake' }
    await faultOf(stripe.checkout.sessions.create({ ...order(id), success_url: 'nowhere' }, options))
    expect((await stripe.checkout.sessions.create(order(id), options)).status).toBe('open')
  })

  test('repeats a refusal too, even if the missing object exists by now', async () => {
    const options = { idempotencyKey: 'refused' }
    const ask = () => faultOf(stripe.checkout.sessions.create(order('cus_late'), options))
    const first = await ask()
    expect(first).toMatchObject({ status: 400, code: 'resource_missing', param: 'customer' })
    const body = { ...(await aCustomer()), id: 'cus_late' }
    await saveObject(standIn.db, body as unknown as Customer)
    expect(await ask()).toEqual(first)
  })
})

describe('errors are answered as Stripe answers them:', () => {
  const invalid = 'StripeInvalidRequestError'
  const mistakes: [string, () => Promise<unknown>, object][] = [
    [
      'another key',
      () => sdk('sk_test_other').customers.create({}),
      { type: 'StripeAuthenticationError', status: 401 },
    ],
    [
      'an unknown session',
      () => stripe.checkout.sessions.retrieve('cs_test_no'),
      { type: invalid, status: 404, code: 'resource_missing' },
    ],
    [
      'an unknown subscription',
      () => stripe.subscriptions.retrieve('sub_no'),
      { type: invalid, status: 404, code: 'resource_missing' },
    ],
    [
      'a session under the address of a subscription',
      async () => stripe.subscriptions.retrieve((await aSession()).id),
      { status: 404 },
    ],
    [
      'an unknown price',
      () => stripe.prices.retrieve('price_no'),
      { type: invalid, status: 404, code: 'resource_missing' },
    ],
    [
      'the subscriptions of nobody',
      () => stripe.subscriptions.list({ customer: 'cus_no' }),
      { status: 400, code: 'resource_missing', param: 'customer' },
    ],
    [
      'a session for nobody',
      () => stripe.checkout.sessions.create(order('cus_no')),
      { status: 400, code: 'resource_missing', param: 'customer' },
    ],
    [
      'a portal for nobody',
      () => stripe.billingPortal.sessions.create({ customer: 'cus_no', return_url: 'https://a.example' }),
      { status: 400, code: 'resource_missing', param: 'customer' },
    ],
    [
      'a session of a price that is not sold',
      async () => {
        const { id } = await aCustomer()
        return stripe.checkout.sessions.create({ ...order(id), line_items: [{ price: 'price_no', quantity: 1 }] })
      },
      { status: 400, code: 'resource_missing', param: 'line_items[0][price]' },
    ],
    [
      'a parameter that is missing',
      () => stripe.checkout.sessions.create({ ...order('cus_1'), success_url: undefined } as never),
      { status: 400, code: 'parameter_missing', param: 'success_url' },
    ],
    [
      'a parameter that is unknown',
      () => stripe.customers.create({ colour: 'red' } as never),
      { status: 400, code: 'parameter_unknown', param: 'colour' },
    ],
    [
      'a parameter that is wrong',
      () => stripe.checkout.sessions.create({ ...order('cus_1'), success_url: 'nowhere' }),
      { status: 400, param: 'success_url' },
    ],
    [
      'something that can not be expanded',
      async () => stripe.checkout.sessions.retrieve((await aSession()).id, { expand: ['mode'] }),
      { status: 400 },
    ],
    ['an address that is none', () => stripe.refunds.create({ charge: 'ch_1' }), { type: invalid, status: 404 }],
  ]

  test.each(mistakes)('%s', async (_, ask, expected) => {
    expect(await faultOf(ask())).toMatchObject(expected)
  })
})
