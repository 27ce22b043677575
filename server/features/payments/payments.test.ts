import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { company, standInObject } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, anAccount } from '#server/testing/factories.ts'
import {
  deliverAll,
  pathOf,
  pay,
  planOf,
  readSubscription,
  startPayment,
  submit,
  subscribe,
} from '#server/testing/stand-in-payments.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const baseUrl = 'https://empleo.example'
const app = await createTestApp({ env: { baseUrl } })
const owner = await aCompany(app)

const readSession = (by: { token: string }, id: string) => app.call(`GET /api/stripe/checkout-session/${id}`, by)
const openPortal = (by: { token: string }, back = baseUrl) =>
  app.call<{ url: string }>('POST /api/stripe/billing-portal', { token: by.token, body: { baseUrl: back } })

describe('reading a checkout session', () => {
  test('that is not paid grants nothing, even if the success address is visited', async () => {
    const by = await aCompany(app)
    const { id } = await startPayment(app, by)
    expect(await readSession(by, id)).toMatchObject({
      status: 200,
      body: { estado: 'no_pagado', suscripcion: 'gratis' },
    })
  })

  test('that is paid grants Premium before its notice arrives, and the notice changes nothing', async () => {
    const by = await aCompany(app)
    const other = await aCompany(app)
    const payment = await startPayment(app, by)
    await pay(app, payment)
    expect((await readSession(by, payment.id)).body).toEqual({ estado: 'pagado', suscripcion: 'premium' })
    await deliverAll(app)
    expect(await planOf(app, by)).toBe('premium')
    expect(await planOf(app, other)).toBe('gratis')
  })

  test('with a declined card grants nothing, and another card can be tried', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    expect(await pay(app, { ...payment, card: 'declined' })).toBe(`${pathOf(payment.url)}?error=declined`)
    expect((await readSession(by, payment.id)).body).toEqual({ estado: 'no_pagado', suscripcion: 'gratis' })
    await pay(app, payment)
    expect((await readSession(by, payment.id)).body).toEqual({ estado: 'pagado', suscripcion: 'premium' })
  })

  test.each([
    ['pays', { estado: 'pagado', suscripcion: 'premium' }],
    ['fails', { estado: 'no_pagado', suscripcion: 'gratis' }],
  ] as const)('with a delayed payment is pending until it is settled: %s', async (outcome, expected) => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    await pay(app, { ...payment, card: 'pays-later' })
    await deliverAll(app)
    expect((await readSession(by, payment.id)).body).toEqual({ estado: 'pendiente', suscripcion: 'gratis' })
    await submit(app, { path: `${pathOf(payment.url)}/decision`, fields: { outcome } })
    await deliverAll(app)
    expect((await readSession(by, payment.id)).body).toEqual(expected)
    expect(await planOf(app, by)).toBe(expected.suscripcion)
  })

  test('with a failed delayed payment is unpaid after its notice, although the subscription goes on', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    await pay(app, { ...payment, card: 'pays-later' })
    await submit(app, { path: `${pathOf(payment.url)}/decision`, fields: { outcome: 'fails' } })
    const isOfCompany = eq(standInObject.customerId, (await readSubscription(app, by))?.customerId ?? '')
    const ongoing = { body: sql`jsonb_set(body, '{status}', '"past_due"')` }
    const isSubscription = sql`${standInObject.body}->>'object' = 'subscription'`
    await app.deps.db.update(standInObject).set(ongoing).where(and(isOfCompany, isSubscription))
    expect((await readSession(by, payment.id)).body).toMatchObject({ estado: 'pendiente' })
    await deliverAll(app)
    expect((await readSession(by, payment.id)).body).toEqual({ estado: 'no_pagado', suscripcion: 'gratis' })
  })

  test('of another company answers 404 and grants nothing', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    await pay(app, payment)
    const other = await aCompany(app)
    expect(await readSession(other, payment.id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    await startPayment(app, other)
    expect((await readSession(other, payment.id)).status).toBe(404)
    expect(await planOf(app, other)).toBe('gratis')
  })

  test.each(['cs_test_unknown', 'cs_', 'sub_1', '1', '..%2f..%2fcustomers', 'cs_test_1%3Fexpand=x'])(
    'with the id «%s» answers 404',
    async (id) => {
      expect(await readSession(owner, id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    },
  )

  test('needs a session, of a company, with a profile', async () => {
    expect((await readSession({ token: '' }, 'cs_test_1')).status).toBe(401)
    expect((await readSession(await aCandidate(app), 'cs_test_1')).status).toBe(403)
    expect((await readSession(await anAccount(app, { role: 2 }), 'cs_test_1')).status).toBe(409)
  })
})

describe('the billing portal', () => {
  test('opens for a company that has paid', async () => {
    const by = await aCompany(app)
    await subscribe(app, by)
    const { status, body } = await openPortal(by)
    expect(status).toBe(200)
    const page = await (await app.request(pathOf(body.url))).text()
    expect(page).toContain('Cancelar al final del periodo')
    expect(page).toContain(`href="${baseUrl}/perfil-empresa"`)
  })

  test('does not open for a company that is unknown to the provider, even if it is premium', async () => {
    const by = await aCompany(app, { plan: 'premium' })
    expect(await openPortal(by)).toMatchObject({ status: 409, body: { code: 'no_subscription' } })
  })

  test.each(['https://otra.example/', 'https://empleo.example@otra.example', ''])(
    'returns only to our own origin, not to «%s»',
    async (address) => {
      expect(await openPortal(owner, address)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    },
  )

  test('needs a session, of a company, with a profile', async () => {
    expect((await openPortal({ token: '' })).status).toBe(401)
    expect((await openPortal(await aCandidate(app))).status).toBe(403)
    expect((await openPortal(await anAccount(app, { role: 2 }))).status).toBe(409)
  })
})

describe('the price', () => {
  test('is public, and may be cached for five minutes', async () => {
    const { status, body, headers } = await app.call('GET /api/stripe/premium-price')
    expect([status, body]).toEqual([200, { precio: { importe: 2900, moneda: 'eur', periodo: 'month' } }])
    expect(headers.get('cache-control')).toBe('public, max-age=300')
  })

  test('is not cached while it is unknown', async () => {
    vi.spyOn(app.deps.payments, 'findPrice').mockResolvedValueOnce(null)
    const { status, body, headers } = await app.call('GET /api/stripe/premium-price')
    expect([status, body]).toEqual([200, { precio: null }])
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

test('the subscription row of a company is deleted with the company', async () => {
  const by = await aCompany(app)
  await subscribe(app, by)
  await app.deps.db.delete(company).where(eq(company.id, by.companyId))
  expect(await readSubscription(app, by)).toBeUndefined()
})
