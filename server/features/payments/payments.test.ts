import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { company, standInObject } from '#server/platform/database/schema/schema.ts'
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

const ask = (by: { token: string }, id: string) => app.call(`GET /api/stripe/checkout-session/${id}`, by)
const openPortal = (by: { token: string }, back = baseUrl) =>
  app.call<{ url: string }>('POST /api/stripe/billing-portal', { token: by.token, body: { baseUrl: back } })

describe('asking for a payment', () => {
  test('that nobody has made grants nothing, though the success address is visited', async () => {
    const by = await aCompany(app)
    const { id } = await startPayment(app, by)
    expect(await ask(by, id)).toMatchObject({ status: 200, body: { estado: 'no_pagado', suscripcion: 'gratis' } })
  })

  test('that is made grants Premium before any notice comes, and the notice changes nothing', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    await pay(app, payment)
    expect((await ask(by, payment.id)).body).toEqual({ estado: 'pagado', suscripcion: 'premium' })
    await deliverAll(app)
    expect(await planOf(app, by)).toBe('premium')
  })

  test('with a card that was declined grants nothing, and another card may be tried', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    expect(await pay(app, { ...payment, card: 'declined' })).toBe(`${pathOf(payment.url)}?error=declined`)
    expect((await ask(by, payment.id)).body).toEqual({ estado: 'no_pagado', suscripcion: 'gratis' })
    await pay(app, payment)
    expect((await ask(by, payment.id)).body).toEqual({ estado: 'pagado', suscripcion: 'premium' })
  })

  test.each([
    ['pays', { estado: 'pagado', suscripcion: 'premium' }],
    ['fails', { estado: 'no_pagado', suscripcion: 'gratis' }],
  ] as const)('that the bank decides later waits, and then %s', async (outcome, expected) => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    await pay(app, { ...payment, card: 'pays-later' })
    await deliverAll(app)
    expect((await ask(by, payment.id)).body).toEqual({ estado: 'pendiente', suscripcion: 'gratis' })
    await submit(app, { path: `${pathOf(payment.url)}/decision`, fields: { outcome } })
    await deliverAll(app)
    expect((await ask(by, payment.id)).body).toEqual(expected)
    expect(await planOf(app, by)).toBe(expected.suscripcion)
  })

  test('whose delayed payment failed is known by its notice, though the subscription lives on', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    await pay(app, { ...payment, card: 'pays-later' })
    await submit(app, { path: `${pathOf(payment.url)}/decision`, fields: { outcome: 'fails' } })
    const isOfCompany = eq(standInObject.customerId, (await readSubscription(app, by))?.customerId ?? '')
    const alive = { body: sql`jsonb_set(body, '{status}', '"past_due"')` }
    const isSubscription = sql`${standInObject.body}->>'object' = 'subscription'`
    await app.deps.db.update(standInObject).set(alive).where(and(isOfCompany, isSubscription))
    expect((await ask(by, payment.id)).body).toMatchObject({ estado: 'pendiente' })
    await deliverAll(app)
    expect((await ask(by, payment.id)).body).toEqual({ estado: 'no_pagado', suscripcion: 'gratis' })
  })

  test('of another company finds none, and grants neither of them anything', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    await pay(app, payment)
    const thief = await aCompany(app)
    expect(await ask(thief, payment.id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    await startPayment(app, thief)
    expect((await ask(thief, payment.id)).status).toBe(404)
    expect(await planOf(app, thief)).toBe('gratis')
  })

  test.each(['cs_test_unknown', 'cs_', 'sub_1', '1', '..%2f..%2fcustomers', 'cs_test_1%3Fexpand=x'])(
    'finds none where the session is «%s»',
    async (id) => {
      expect(await ask(owner, id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    },
  )

  test('needs a session, of a company, with a profile', async () => {
    expect((await ask({ token: '' }, 'cs_test_1')).status).toBe(401)
    expect((await ask(await aCandidate(app), 'cs_test_1')).status).toBe(403)
    expect((await ask(await anAccount(app, { role: 2 }), 'cs_test_1')).status).toBe(409)
  })
})

describe('the portal', () => {
  test('is opened for who has paid', async () => {
    const by = await aCompany(app)
    await subscribe(app, by)
    const { status, body } = await openPortal(by)
    expect(status).toBe(200)
    const page = await (await app.request(pathOf(body.url))).text()
    expect(page).toContain('Cancelar al final del periodo')
    expect(page).toContain(`href="${baseUrl}/perfil-empresa"`)
  })

  test('is not there for who never was with the provider, even if premium', async () => {
    const by = await aCompany(app, { plan: 'premium' })
    expect(await openPortal(by)).toMatchObject({ status: 409, body: { code: 'no_subscription' } })
  })

  test.each(['https://otra.example/', 'https://empleo.example@otra.example', ''])(
    'comes back to our own origin alone, not to «%s»',
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
  test('is told to everybody, and may be kept for five minutes', async () => {
    const { status, body, headers } = await app.call('GET /api/stripe/premium-price')
    expect([status, body]).toEqual([200, { precio: { importe: 2900, moneda: 'eur', periodo: 'month' } }])
    expect(headers.get('cache-control')).toBe('public, max-age=300')
  })

  test('that is not known is kept by nobody: the next visitor may be told', async () => {
    vi.spyOn(app.deps.payments, 'findPrice').mockResolvedValueOnce(null)
    const { status, body, headers } = await app.call('GET /api/stripe/premium-price')
    expect([status, body]).toEqual([200, { precio: null }])
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

test('a company that is deleted takes what it has with the provider along', async () => {
  const by = await aCompany(app)
  await subscribe(app, by)
  await app.deps.db.delete(company).where(eq(company.id, by.companyId))
  expect(await readSubscription(app, by)).toBeUndefined()
})
