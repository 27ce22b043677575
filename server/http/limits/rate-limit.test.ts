import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { rateLimit } from '#server/database/schema/schema.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { createRateLimits, refusalOf, requireTriesLeft, spendTry, sweepRateLimits } from './rate-limit.ts'

const { db, close } = await openTestDatabase()
const { quotas } = readEnv({})
afterAll(close)

// rate-limiter-flexible reads the time from Date.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const MINUTE_MS = 60_000
const passTime = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

const { signInByDevice: signIn, signUp } = createRateLimits(db, quotas)

async function spendAll(key: string): Promise<void> {
  for (let tries = 0; tries < signIn.points; tries += 1) await spendTry(signIn, key)
}

test('a limit refuses the next try with the seconds to wait, and allows tries again after its window', async () => {
  await spendAll('window')
  passTime(5 * MINUTE_MS)
  const refusal = { code: 'too_many_tries', status: 429, retryAfterSeconds: 600 }
  await expect(requireTriesLeft(signIn, 'window')).rejects.toMatchObject(refusal)
  await expect(spendTry(signIn, 'window')).rejects.toMatchObject(refusal)
  passTime(10 * MINUTE_MS)
  await requireTriesLeft(signIn, 'window')
  await spendTry(signIn, 'window')
})

// Seen to fail with a counter in the memory of each process.
test('two processes share a limit', async () => {
  await spendAll('shared')
  const ofOtherProcess = createRateLimits(db, quotas).signInByDevice
  await expect(spendTry(ofOtherProcess, 'shared')).rejects.toMatchObject({ code: 'too_many_tries' })
})

// Seen to fail without the limiter in memory.
test('a limit still counts while the database does not answer', async () => {
  const lost = await openTestDatabase()
  const limit = createRateLimits(lost.db, quotas).signInByDevice
  await lost.close()
  for (let tries = 0; tries < limit.points; tries += 1) await spendTry(limit, 'lost')
  await expect(spendTry(limit, 'lost')).rejects.toMatchObject({ code: 'too_many_tries' })
})

test('housekeeping deletes the counters that have expired, and only those', async () => {
  await db.delete(rateLimit)
  await spendTry(signIn, 'short')
  await spendTry(signUp, 'long')
  passTime(16 * MINUTE_MS)
  await sweepRateLimits(db)
  expect(await db.select({ key: rateLimit.key }).from(rateLimit)).toEqual([{ key: 'signUp:long' }])
})

// Seen to fail: «unos minutos» stood there for an hour too.
test.each([
  [1, 'un minuto'],
  [61, '2 minutos'],
  [15 * 60, '15 minutos'],
  [59 * 60 + 1, 'una hora'],
  [60 * 60, 'una hora'],
  [24 * 60 * 60, '24 horas'],
])('a wait of %s seconds is named «%s»', (seconds, words) => {
  expect(refusalOf({ msBeforeNext: seconds * 1000 }, 'too_many_tries').message).toBe(
    `Has hecho demasiados intentos. Espera ${words} y vuelve a probar.`,
  )
})
