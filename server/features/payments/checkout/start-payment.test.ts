import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { companySubscription } from '#server/platform/database/schema/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import type { CheckoutOrder } from '#server/platform/payment-provider/payments.ts'
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
const ask = (by: { token: string }, id: string) => app.call(`GET /api/stripe/checkout-session/${id}`, by)

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
  test.each(foreignAddresses)('comes back to our own origin alone, not to «%s»', async (address) => {
    const { status, body } = await start(owner, { baseUrl: address })
    expect([status, body]).toEqual([400, { error: 'Revisa estos datos: baseUrl.', code: 'invalid_input' }])
  })

  test('for the company of somebody else finds none', async () => {
    const { companyId } = await aCompany(app)
    expect(await start(owner, { companyId })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('of another plan is refused', async () => {
    expect((await start(owner, { plan: 'oro' })).status).toBe(400)
  })

  test('needs a session, of a company, with a profile', async () => {
    const as = (token: string) => start({ ...owner, token })
    expect((await as('')).status).toBe(401)
    expect((await as((await aCandidate(app)).token)).status).toBe(403)
    expect((await as((await anAccount(app, { role: 2 })).token)).status).toBe(409)
  })

  test('comes back to the dashboard with the session and the company', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    expect(await pay(app, payment)).toBe(
      `${baseUrl}/perfil-empresa?session_id=${payment.id}&company_id=${by.companyId}`,
    )
  })

  test('out of the onboarding comes back into it', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, { ...by, path: '/empresa/success' })
    expect(await pay(app, payment)).toBe(
      `${baseUrl}/empresa/success?session_id=${payment.id}&company_id=${by.companyId}`,
    )
  })

  test('with any other path comes back to the dashboard all the same', async () => {
    const by = await aCompany(app)
    expect(await pay(app, await startPayment(app, { ...by, path: '/mi-perfil?x=1' }))).toMatch(
      /^https:\/\/empleo\.example\/perfil-empresa\?/,
    )
  })

  test('twice answers the same session', async () => {
    const by = await aCompany(app)
    const [first, second] = [await startPayment(app, by), await startPayment(app, by)]
    expect(second).toEqual(first)
  })

  test('with ten clicks at once asks the provider for one customer and one session', async () => {
    const by = await aCompany(app)
    const { payments } = app.deps
    const asked = [vi.spyOn(payments, 'createCustomer'), vi.spyOn(payments, 'startCheckout')]
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(by)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(asked.map((spy) => spy.mock.calls.length)).toEqual([1, 1])
  })

  test('that leads elsewhere closes the session before it: never are two open', async () => {
    const by = await aCompany(app)
    const first = await startPayment(app, by)
    const second = await startPayment(app, { ...by, path: '/empresa/success' })
    expect(second.id).not.toBe(first.id)
    await pay(app, first)
    expect((await ask(by, first.id)).body).toEqual({ estado: 'no_pagado', suscripcion: 'gratis' })
  })

  test('in two processes, to lead to different places, leaves one session that can be paid', async () => {
    const by = await aCompany(app)
    const { deps } = app
    const everybody = Promise.withResolvers<void>()
    const started: string[] = []
    // Each goes on only when both have a session.
    const aProcess = () => {
      const startCheckout = async (order: CheckoutOrder) => {
        const checkout = await deps.payments.startCheckout(order)
        if (checkout) started.push(checkout.id)
        if (started.length >= 2) everybody.resolve()
        await everybody.promise
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

  test('is refused to who is premium already', async () => {
    const by = await aCompany(app)
    await subscribe(app, by)
    expect(await start(by)).toMatchObject({ status: 409, body: { code: 'already_premium' } })
  })

  test('is refused to who has paid a moment ago, before any notice came', async () => {
    const by = await aCompany(app)
    await pay(app, await startPayment(app, by))
    expect(await start(by)).toMatchObject({ status: 409, body: { code: 'already_premium' } })
    expect(await planOf(app, by)).toBe('premium')
  })

  test('is refused while the bank has not answered yet, and possible again once it has said no', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    await pay(app, { ...payment, card: 'fails-later' })
    expect(await start(by)).toMatchObject({ status: 409, body: { code: 'payment_pending' } })
    await submit(app, { path: `${pathOf(payment.url)}/decision`, fields: { outcome: 'fails' } })
    expect((await startPayment(app, by)).id).not.toBe(payment.id)
  })

  test('is refused where somebody pays in the very moment in which the old session is closed', async () => {
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
    ['of a price that is ours no longer', '{items,data,0,price,id}', 'price_forgotten', '{status}', 'paid'],
  ])('leads to the portal while a subscription runs %s: never are two charged', async (_, path, value, ...bill) => {
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
  })

  test('asks under another key after a failure: the provider repeats what it has once refused for a day', async () => {
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

  test('clicked without end keeps the provider from nobody else', async () => {
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

  test('goes on where the provider has lost the customer', async () => {
    const by = await aCompany(app)
    await startPayment(app, by)
    const { deps } = app
    const row = await readSubscription(app, by)
    await deps.db.execute(`delete from stand_in_object where customer_id = '${row?.customerId}'`)
    expect((await start(by)).status).toBe(200)
    expect((await readSubscription(app, by))?.customerId).not.toBe(row?.customerId)
  })
})
