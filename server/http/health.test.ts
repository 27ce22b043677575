import { expect, test, vi } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'

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
  expect(await askAtOnce(1)).toEqual([503])
  expect(await askAtOnce(1)).toEqual([200])
})
