import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { company, companySubscription } from '#server/platform/database/schema/schema.ts'
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

describe('a notice that is sound but changes nothing', () => {
  const ignored: [string, (bought: Bought) => Told][] = [
    ['of a kind that nobody asked for', () => ({ type: 'charge.refunded' })],
    ['of a kind that does not exist yet', () => ({ type: 'v9.something.new' })],
    ['of real money, where only tests are made', () => ({ livemode: true })],
    ['about nobody', () => ({ object: { id: 'cs_test_1', object: 'checkout.session', customer: null } })],
    [
      'about a customer of another shop',
      () => ({ object: { id: 'sub_1', object: 'subscription', customer: 'cus_other' } }),
    ],
    [
      'about a company by its number alone',
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

  test.each(ignored)('is taken, %s', async (_, told) => {
    const payer = await aPayer(app)
    const before = await countEffects(app)
    expect(await sendNotice(app, { body: completed(app, { ...payer, ...told(payer.bought) }) })).toMatchObject({
      status: 200,
    })
    expect([await planOf(app, payer.by), (await countEffects(app)) - before]).toEqual(['gratis', 0])
  })

  test('is taken where its company has been deleted', async () => {
    const payer = await aPayer(app)
    await db.delete(company).where(eq(company.id, payer.by.companyId))
    expect((await sendNotice(app, { body: completed(app, payer) })).status).toBe(200)
  })

  test('is taken twice, and has its effect once', async () => {
    const payer = await aPayer(app)
    const body = completed(app, payer)
    const before = await countEffects(app)
    const reading = vi.spyOn(app.deps.payments, 'listSubscriptions')
    for (const _ of [1, 2, 3]) expect((await sendNotice(app, { body })).status).toBe(200)
    expect(reading).toHaveBeenCalledTimes(1)
    expect([await planOf(app, payer.by), (await countEffects(app)) - before]).toEqual(['premium', 1])
  })

  test('replayed from a past that is paid for no longer, grants nothing', async () => {
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

  test('that an older state is told of after a newer, leaves the newer', async () => {
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

describe('where the provider can not be asked', () => {
  test('a notice is answered with 503, nothing is written, and the next one has its effect', async () => {
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

test('fifty of the same notice at once have one effect, and none is refused', async () => {
  const payer = await aPayer(app)
  const body = completed(app, payer)
  const before = await countEffects(app)
  const answers = await Promise.all(Array.from({ length: 50 }, () => sendNotice(app, { body })))
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect([await planOf(app, payer.by), (await countEffects(app)) - before]).toEqual(['premium', 1])
})

test('what a company has in another mode is not touched by notices of this one', async () => {
  const payer = await aPayer(app)
  await db
    .update(companySubscription)
    .set({ mode: 'test' })
    .where(eq(companySubscription.companyId, payer.by.companyId))
  expect((await sendNotice(app, { body: completed(app, payer) })).status).toBe(200)
  expect(await planOf(app, payer.by)).toBe('gratis')
})
