import { expect, test, vi } from 'vitest'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'

const app = await createTestApp()

const askAtOnce = (times: number) =>
  Promise.all(Array.from({ length: times }, async () => (await app.request('/readyz')).status))

// Seen to fail on the version with a query for each request: no lane limits them, so they could take every connection.
test('simultaneous requests of /readyz share one query, and later ones ask the database again', async () => {
  const { db } = app.deps
  const asked = vi.spyOn(db, 'execute')
  expect(new Set(await askAtOnce(100))).toEqual(new Set([200]))
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2)
  asked.mockRejectedValueOnce(new Error('away'))
  const { status, headers } = await app.request('/readyz')
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  expect(await askAtOnce(1)).toEqual([200])
})

test('/readyz says whether the payment provider answers, and stays ready without it', async () => {
  const stateOf = async (payments: typeof app.deps.payments | null) => {
    const { status, body } = await testAppOf({ ...app.deps, payments: payments as never }).call('GET /readyz')
    return [status, body.payments]
  }
  const stripe = { ...app.deps.payments, mode: 'live' } as const
  const price = { amount: 4900, currency: 'eur', interval: 'month' } as const
  expect(await stateOf(app.deps.payments)).toEqual([200, 'stand-in'])
  expect(await stateOf(null)).toEqual([200, 'not_sold'])
  expect(await stateOf({ ...stripe, findPrice: async () => price })).toEqual([200, 'live'])
  expect(await stateOf({ ...stripe, findPrice: async () => null })).toEqual([200, 'unavailable'])
})
