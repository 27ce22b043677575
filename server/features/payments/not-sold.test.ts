import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { company } from '#server/database/schema/schema.ts'
import { aCompany } from '#server/testing/factories.ts'
import { listNotices, planOf } from '#server/testing/stand-in-payments.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { endTestSubscriptions, recheckSubscriptions } from './subscription/recheck-subscriptions.ts'

// An installation without a provider of payments. All seen to fail on the version that always had the stand-in.

const app = await createTestApp({ env: { sellsPremium: false } })
const by = await aCompany(app)
const { baseUrl } = app.deps.env

test.each([
  ['POST /api/stripe/create-checkout-session', { baseUrl, companyId: by.companyId, plan: 'premium' }],
  ['POST /api/stripe/billing-portal', { baseUrl }],
  ['GET /api/stripe/checkout-session/cs_test_1', undefined],
  ['GET /api/stripe/premium-price', undefined],
] as const)('%s says that Premium is not available yet', async (call, body) => {
  const { status, body: answer, headers } = await app.call(call, { token: by.token, body })
  expect({ status, answer }).toEqual({
    status: 503,
    answer: { code: 'premium_unavailable', error: 'El plan Premium todavía no está disponible.' },
  })
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['POST', '/api/stripe/webhook'],
  ['GET', '/pasarela-de-pruebas/estilo.css'],
  ['GET', '/pasarela-de-pruebas/pago/cs_test_1'],
])('%s %s does not exist', async (method, path) => {
  expect((await app.request(path, { method })).status).toBe(404)
})

test('a company that is premium already keeps its plan', async () => {
  await app.deps.db.update(company).set({ plan: 'premium' }).where(eq(company.id, by.companyId))
  await recheckSubscriptions(app.deps)
  await endTestSubscriptions(app.deps)
  expect(await planOf(app, by)).toBe('premium')
  expect(await listNotices(app)).toEqual([])
})
