import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { companySubscription } from '#server/database/schema/schema.ts'
import { AppError } from '#server/errors.ts'
import type { CheckoutOrder } from '#server/payments/payments.ts'
import { aCandidate, aCompany, anAccount, type Company } from '#server/testing/factories.ts'
import { rewrite } from '#server/testing/payment-notices.ts'
import {
  atProvider,
  pathOf,
  pay,
  planOf,
  readSubscription,
  startPayment,
  submit,
  subscribe,
} from '#server/testing/stand-in-payments.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createCheckoutSession } from './create-checkout-session.ts'

const baseUrl = 'https://empleo.example'
const app = await createTestApp({ env: { baseUrl } })
const owner = await aCompany(app)

const start = (by: Company, fields: object = {}) =>
  app.call<{ url: string }>('POST /api/stripe/create-checkout-session', {
    token: by.token,
    body: { baseUrl: `${baseUrl}/perfil-empresa`, companyId: by.companyId, plan: 'premium', ...fields },
  })
const readSession = (by: { token: string }, id: string) => app.call(`GET /api/stripe/checkout-session/${id}`, by)

const foreignAddresses = [
  'https://otra.example/perfil-empresa',
  'http://empleo.example/perfil-empresa',
  'https://empleo.example:8443',
  'https://empleo.example.otra.example',
  'https://empleo.example@otra.example',
  'javascript:alert(1)',
  '/perfil-empresa',
  '',
]

describe('starting a payment', () => {
  test.each(foreignAddresses)('is refused with the foreign return address «%s»', async (address) => {
    const { status, body } = await start(owner, { baseUrl: address })
    expect([status, body]).toEqual([400, { error: 'Revisa estos datos: baseUrl.', code: 'invalid_input' }])
  })

  test('answers 404 for another company', async () => {
    const { companyId } = await aCompany(app)
    expect(await start(owner, { companyId })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('is refused for an unknown plan', async () => {
    expect((await start(owner, { plan: 'oro' })).status).toBe(400)
  })

  test('needs a session, of a company, with a profile', async () => {
    const as = (token: string) => start({ ...owner, token })
    expect((await as('')).status).toBe(401)
    expect((await as((await aCandidate(app)).token)).status).toBe(403)
    expect((await as((await anAccount(app, { role: 2 })).token)).status).toBe(409)
  })

  test('returns to the dashboard with the session and the company', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    expect(await pay(app, payment)).toBe(
      `${baseUrl}/perfil-empresa?session_id=${payment.id}&company_id=${by.companyId}`,
    )
  })

  test('from the onboarding returns to the onboarding', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, { ...by, path: '/empresa/success' })
    expect(await pay(app, payment)).toBe(
      `${baseUrl}/empresa/success?session_id=${payment.id}&company_id=${by.companyId}`,
    )
  })

  test('from any other path returns to the dashboard', async () => {
    const by = await aCompany(app)
    expect(await pay(app, await startPayment(app, { ...by, path: '/mi-perfil?x=1' }))).toMatch(
      /^https:\/\/empleo\.example\/perfil-empresa\?/,
    )
  })

  test('twice returns the same session', async () => {
    const by = await aCompany(app)
    const [first, second] = [await startPayment(app, by), await startPayment(app, by)]
    expect(second).toEqual(first)
  })

  test('with ten simultaneous clicks creates one customer and one session', async () => {
    const by = await aCompany(app)
    const { payments } = app.deps
    const asked = [vi.spyOn(payments, 'createCustomer'), vi.spyOn(payments, 'startCheckout')]
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(by)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(asked.map((spy) => spy.mock.calls.length)).toEqual([1, 1])
  })

  test('with another return address closes the first session, so that two are never open', async () => {
    const by = await aCompany(app)
    const first = await startPayment(app, by)
    const second = await startPayment(app, { ...by, path: '/empresa/success' })
    expect(second.id).not.toBe(first.id)
    await pay(app, first)
    expect((await readSession(by, first.id)).body).toEqual({ estado: 'no_pagado', suscripcion: 'gratis' })
  })

  test('in two processes with different return addresses leaves one open session', async () => {
    const by = await aCompany(app)
    const { deps } = app
    const bothStarted = Promise.withResolvers<void>()
    const started: string[] = []
    // Each process continues only when both have a session.
    const aProcess = () => {
      const startCheckout = async (order: CheckoutOrder) => {
        const checkout = await deps.payments.startCheckout(order)
        if (checkout) started.push(checkout.id)
        if (started.length >= 2) bothStarted.resolve()
        await bothStarted.promise
        return checkout
      }
      return { ...deps, payments: { ...deps.payments, startCheckout } }
    }
    await Promise.all(
      ['/perfil-empresa', '/empresa/success'].map((path) =>
        createCheckoutSession(aProcess(), by.companyId, `${baseUrl}${path}`),
      ),
    )
    const open = await Promise.all(started.map((id) => deps.payments.findCheckout(id)))
    expect(open.filter((checkout) => checkout?.status === 'open')).toHaveLength(1)
  })

  test('is refused to a company that is already premium', async () => {
    const by = await aCompany(app)
    await subscribe(app, by)
    expect(await start(by)).toMatchObject({ status: 409, body: { code: 'already_premium' } })
  })

  test('is refused to a company that has just paid, before the notice arrives', async () => {
    const by = await aCompany(app)
    await pay(app, await startPayment(app, by))
    expect(await start(by)).toMatchObject({ status: 409, body: { code: 'already_premium' } })
    expect(await planOf(app, by)).toBe('premium')
  })

  test('is refused during a delayed payment, and possible again after it failed', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    await pay(app, { ...payment, card: 'fails-later' })
    expect(await start(by)).toMatchObject({ status: 409, body: { code: 'payment_pending' } })
    await submit(app, { path: `${pathOf(payment.url)}/decision`, fields: { outcome: 'fails' } })
    expect((await startPayment(app, by)).id).not.toBe(payment.id)
  })

  test('is refused if the old session is paid just before it would be closed', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    const { payments } = app.deps
    const close = payments.closeCheckout.bind(payments)
    vi.spyOn(payments, 'closeCheckout').mockImplementationOnce(async (id) => {
      await pay(app, payment)
      return close(id)
    })
    const elsewhere = { baseUrl: `${baseUrl}/empresa/success` }
    expect(await start(by, elsewhere)).toMatchObject({ status: 409, body: { code: 'already_premium' } })
  })

  test.each([
    ['whose charges fail', '{status}', 'past_due', '{billing_reason}', 'subscription_cycle'],
    ['at a price that is no longer ours', '{items,data,0,price,id}', 'price_forgotten', '{status}', 'paid'],
  ])(
    'leads to the portal while a subscription %s runs, so that two are never charged',
    async (_, path, value, ...bill) => {
      const by = await aCompany(app)
      const payment = await startPayment(app, by)
      await pay(app, payment)
      const { id, latest_invoice: invoice } = await atProvider(app, by)
      await rewrite(app, { id, path, value })
      await rewrite(app, { id: invoice ?? '', path: bill[0], value: bill[1] })
      const { companyId } = by
      const graceUntil = new Date('2000-01-01T00:00:00Z')
      const over = { subscriptionId: id, graceUntil }
      await app.deps.db.update(companySubscription).set(over).where(eq(companySubscription.companyId, companyId))
      const warn = vi.spyOn(app.deps.log, 'warn').mockReturnValue()
      const { status, body } = await start(by)
      expect([status, pathOf(body.url)]).toEqual([200, expect.stringContaining('/pasarela-de-pruebas/portal/')])
      expect(warn).toHaveBeenCalledTimes(1)
      warn.mockRestore()
      await rewrite(app, { id, path: '{status}', value: 'canceled' })
      expect((await startPayment(app, by)).url).toContain('/pasarela-de-pruebas/pago/')
    },
  )

  test('uses a new idempotency key after a failure, because the provider repeats a failure for a day', async () => {
    const by = await aCompany(app)
    const { payments } = app.deps
    const asked = [vi.spyOn(payments, 'createCustomer'), vi.spyOn(payments, 'startCheckout')]
    for (const spy of asked) {
      spy.mockRejectedValueOnce(new AppError('payments_unavailable'))
      expect(await start(by)).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } })
    }
    expect((await start(by)).status).toBe(200)
    const keys = asked.map((spy) => spy.mock.calls.map(([{ key }]) => key))
    expect(keys.map((used) => [used.length, new Set(used).size])).toEqual([
      [2, 2],
      [2, 2],
    ])
    vi.restoreAllMocks()
  })

  test('is refused as busy after twenty waiting clicks of one company', async () => {
    const by = await aCompany(app)
    const gate = Promise.withResolvers<void>()
    const create = app.deps.payments.createCustomer.bind(app.deps.payments)
    const slow = vi.spyOn(app.deps.payments, 'createCustomer').mockImplementationOnce(async (customer) => {
      await gate.promise
      return create(customer)
    })
    const clicks = Array.from({ length: 21 }, () => start(by))
    expect(await Promise.race(clicks)).toMatchObject({ status: 503, body: { code: 'busy' } })
    gate.resolve()
    const statuses = (await Promise.all(clicks)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    slow.mockRestore()
  })

  test('works after the provider has lost the customer', async () => {
    const by = await aCompany(app)
    await startPayment(app, by)
    const { deps } = app
    const row = await readSubscription(app, by)
    await deps.db.execute(`delete from stand_in_object where customer_id = '${row?.customerId}'`)
    expect((await start(by)).status).toBe(200)
    expect((await readSubscription(app, by))?.customerId).not.toBe(row?.customerId)
  })
})
