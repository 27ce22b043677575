import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { company, companySubscription } from '#server/database/schema/schema.ts'
import {
  aPayer,
  completed,
  countEffects,
  noticeOf,
  rewrite,
  sendNotice,
  type Bought,
  type Told,
} from '#server/testing/payment-notices.ts'
import { deliverAll, listNotices, planOf } from '#server/testing/stand-in-payments.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

const NOW = '2026-11-21T10:00:00Z'
const clock = createTestClock(NOW)
const app = await createTestApp({ clock })
const { db } = app.deps

beforeEach(() => clock.set(NOW))

describe('a valid notice', () => {
  const ignored: [string, (bought: Bought) => Told][] = [
    ['of a type that we do not use', () => ({ type: 'charge.refunded' })],
    ['of an unknown type', () => ({ type: 'v9.something.new' })],
    ['of live mode in a process in test mode', () => ({ livemode: true })],
    ['without a customer', () => ({ object: { id: 'cs_test_1', object: 'checkout.session', customer: null } })],
    ['about an unknown customer', () => ({ object: { id: 'sub_1', object: 'subscription', customer: 'cus_other' } })],
    [
      'with the id of a company but no customer',
      () => ({
        object: {
          id: 'cs_test_2',
          object: 'checkout.session',
          customer: null,
          client_reference_id: '1',
          payment_status: 'paid',
        },
      }),
    ],
  ]

  test.each(ignored)('%s is accepted without effect', async (_, told) => {
    const payer = await aPayer(app)
    const before = await countEffects(app)
    expect(await sendNotice(app, { body: completed(app, { ...payer, ...told(payer.bought) }) })).toMatchObject({
      status: 200,
    })
    expect([await planOf(app, payer.by), (await countEffects(app)) - before]).toEqual(['gratis', 0])
  })

  test('is accepted if its company was deleted', async () => {
    const payer = await aPayer(app)
    await db.delete(company).where(eq(company.id, payer.by.companyId))
    expect((await sendNotice(app, { body: completed(app, payer) })).status).toBe(200)
  })

  test('that is delivered three times has one effect', async () => {
    const payer = await aPayer(app)
    const body = completed(app, payer)
    const before = await countEffects(app)
    const reading = vi.spyOn(app.deps.payments, 'listSubscriptions')
    for (const _ of [1, 2, 3]) expect((await sendNotice(app, { body })).status).toBe(200)
    expect(reading).toHaveBeenCalledTimes(1)
    expect([await planOf(app, payer.by), (await countEffects(app)) - before]).toEqual(['premium', 1])
  })

  test('that is replayed after the subscription was cancelled grants nothing', async () => {
    const payer = await aPayer(app)
    await deliverAll(app)
    const [first] = await listNotices(app)
    await rewrite(app, { id: payer.bought.subscription, path: '{status}', value: 'canceled' })
    await sendNotice(app, { body: completed(app, { ...payer, type: 'customer.subscription.deleted' }) })
    expect(await planOf(app, payer.by)).toBe('gratis')
    expect((await sendNotice(app, { body: JSON.stringify(first) })).status).toBe(200)
    expect((await sendNotice(app, { body: completed(app, payer) })).status).toBe(200)
    expect(await planOf(app, payer.by)).toBe('gratis')
  })

  test('with an older state than the last one changes nothing', async () => {
    const payer = await aPayer(app)
    await rewrite(app, { id: payer.bought.subscription, path: '{status}', value: 'canceled' })
    await sendNotice(app, { body: completed(app, { ...payer, type: 'customer.subscription.deleted' }) })
    const object = {
      id: payer.bought.subscription,
      object: 'subscription',
      customer: payer.bought.customer,
      status: 'active',
    }
    expect(
      (await sendNotice(app, { body: noticeOf(app, { type: 'customer.subscription.updated', object }) })).status,
    ).toBe(200)
    expect(await planOf(app, payer.by)).toBe('gratis')
  })
})

describe('while the provider is unavailable', () => {
  test('a notice is answered with 503 without effect, and its repetition has an effect', async () => {
    const payer = await aPayer(app)
    const body = completed(app, payer)
    const before = await countEffects(app)
    const log = vi.spyOn(app.deps.log, 'error').mockReturnValue()
    await db.execute(sql`alter table stand_in_object rename to stand_in_object_gone`)
    try {
      expect(await sendNotice(app, { body })).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } })
    } finally {
      await db.execute(sql`alter table stand_in_object_gone rename to stand_in_object`)
    }
    expect(log).toHaveBeenCalledTimes(1)
    expect([await planOf(app, payer.by), (await countEffects(app)) - before]).toEqual(['gratis', 0])
    expect((await sendNotice(app, { body })).status).toBe(200)
    expect([await planOf(app, payer.by), (await countEffects(app)) - before]).toEqual(['premium', 1])
  })
})

test('fifty simultaneous deliveries of a notice are accepted and have one effect', async () => {
  const payer = await aPayer(app)
  const body = completed(app, payer)
  const before = await countEffects(app)
  const answers = await Promise.all(Array.from({ length: 50 }, () => sendNotice(app, { body })))
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect([await planOf(app, payer.by), (await countEffects(app)) - before]).toEqual(['premium', 1])
})

test('a notice does not change a subscription of another mode', async () => {
  const payer = await aPayer(app)
  await db
    .update(companySubscription)
    .set({ mode: 'test' })
    .where(eq(companySubscription.companyId, payer.by.companyId))
  expect((await sendNotice(app, { body: completed(app, payer) })).status).toBe(200)
  expect(await planOf(app, payer.by)).toBe('gratis')
})
