import { setImmediate as otherWork } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'
import { hashInTurn } from './hash-queue.ts'

const app = await createTestApp({ env: { trustProxy: true } })
const password = 'luz de otoño'

// Hashes that do not end until the test says so.
const { promise: end, resolve: endHashes } = Promise.withResolvers<void>()
const queue: Promise<unknown>[] = []
afterAll(() => endHashes())

test('while 50 strangers wait for a hash, sign-in and sign-up are refused as busy, and known devices are not', async () => {
  const body = { email: 'duena@prueba.example', password, confirmPassword: password }
  const { headers } = await app.call('POST /api/auth/signup', { body })
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  const left = new AbortController()
  const hashOfLeft = vi.fn(async () => undefined)
  for (let place = 0; place < 49; place += 1) queue.push(hashInTurn('unknown', () => end))
  const ofLeft = hashInTurn('unknown', hashOfLeft, left.signal)

  // Seen to fail without a bound.
  const refuse = vi.fn()
  hashInTurn('unknown', () => end).catch(refuse)
  await otherWork()
  expect(refuse).toHaveBeenCalledWith(expect.objectContaining({ code: 'busy' }))
  for (const call of ['POST /api/auth/login', 'POST /api/auth/signup'] as const) {
    const refused = await app.call(call, { body: { ...body, email: 'otra@prueba.example' } })
    expect(refused).toMatchObject({ status: 503, body: { code: 'busy' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  // Seen to fail with one queue for all.
  expect((await app.call('POST /api/auth/login', { body, headers: { cookie } })).status).toBe(200)

  // Seen to fail without the check of the signal.
  left.abort()
  endHashes()
  await expect(ofLeft).rejects.toMatchObject({ code: 'busy' })
  expect(hashOfLeft).not.toHaveBeenCalled()
  await Promise.all(queue)
  expect((await app.call('POST /api/auth/login', { body })).status).toBe(200)
})
