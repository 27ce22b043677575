import { beforeEach, describe, expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import type { Action } from '#server/payments/stand-in/billing/subscription.ts'
import type { Company } from '#server/testing/factories.ts'
import { noticesOf, sendNotice } from '#server/testing/payment-notices.ts'
import {
  act,
  aLastingCompany,
  atProvider,
  pay,
  planOf,
  readSubscription,
  startPayment,
} from '#server/testing/stand-in-payments.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

const START = '2026-11-21T10:00:00Z'
const clock = createTestClock(START)
const app = await createTestApp({ clock })

beforeEach(() => clock.set(START))

const customerOf = async (by: Company) => (await readSubscription(app, by))?.customerId ?? ''
const notify = async (body: object) => (await sendNotice(app, { body: JSON.stringify(body) })).status

/** A seeded random generator of numbers below `limit`. */
function chance(seed: number) {
  let state = seed * 2_654_435_761 + 1
  return (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * limit)
  }
}

const shuffled = <Item>(items: readonly Item[], next: (limit: number) => number): Item[] =>
  items
    .map((item) => ({ item, place: next(1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)

const actions: Action[] = ['cancel', 'keep', 'fail-charge', 'recover-charge', 'end-period']

describe('a subscription with its notices in any order', () => {
  const seeds = Array.from({ length: rounds({ quick: 10, deep: 40 }) }, (_, seed) => seed)

  test('has the same plan as at the provider, in random orders with repetitions', async () => {
    const outcomes: string[] = []
    for (const seed of seeds) {
      const next = chance(seed)
      const by = await aLastingCompany(app)
      await pay(app, await startPayment(app, by))
      for (const _ of Array(next(5))) {
        await act(app, { by, action: actions[next(actions.length)] ?? 'keep' })
        const early = shuffled(await noticesOf(app, await customerOf(by)), next).slice(0, next(3))
        await Promise.all(early.map(notify))
      }
      if (next(2) === 0) {
        await act(app, { by, action: 'cancel' })
        await act(app, { by, action: 'end-period' })
      }
      const all = await noticesOf(app, await customerOf(by))
      const statuses: number[] = []
      const order = shuffled([...all, ...all], next)
      while (order.length > 0) statuses.push(...(await Promise.all(order.splice(0, 1 + next(4)).map(notify))))
      expect(new Set(statuses)).toEqual(new Set([200]))
      const { status } = await atProvider(app, by)
      expect([seed, await planOf(app, by)]).toEqual([seed, status === 'canceled' ? 'gratis' : 'premium'])
      outcomes.push(status)
    }
    // Both outcomes must occur often, or the test would show little.
    expect(outcomes.filter((status) => status === 'canceled').length).toBeGreaterThan(seeds.length / 5)
    expect(outcomes.filter((status) => status !== 'canceled').length).toBeGreaterThan(seeds.length / 5)
  }, 600_000)
})
