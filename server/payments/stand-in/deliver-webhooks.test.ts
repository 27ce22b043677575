import { Stripe } from 'stripe'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { standInEvent, standInObject } from '#server/database/schema/schema.ts'
import { aCompany } from '#server/testing/factories.ts'
import {
  aLastingCompany,
  deliverAll,
  listNotices,
  pay,
  planOf,
  standInOf,
  startPayment,
} from '#server/testing/stand-in-payments.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { deliverDue, forgetNotices } from './deliver-webhooks.ts'
import { passTime } from './billing/pass-time.ts'
import { nextMonth } from './billing/price.ts'
import { startStandIn } from './run.ts'

const START = '2026-11-21T10:00:00Z'
const clock = createTestClock(START)
const app = await createTestApp({ clock })
const standIn = standInOf(app)
const { db } = app.deps

beforeEach(async () => {
  clock.set(START)
  await db.delete(standInEvent)
  await db.delete(standInObject)
})

const later = (seconds: number) => clock.set(new Date(Date.parse(START) + seconds * 1000).toISOString())
const refused = async () => new Response(null, { status: 503 })
const taken = async () => new Response(null, { status: 200 })

async function aPayment() {
  const by = await aLastingCompany(app)
  const payment = await startPayment(app, by)
  await pay(app, payment)
  return { by, payment }
}

test('a payment sends webhooks for a subscription, a bill and a session, in Stripe’s format', async () => {
  await aPayment()
  const notices = await listNotices(app)
  expect(notices.map(({ type }) => type)).toEqual([
    'customer.subscription.created',
    'invoice.paid',
    'checkout.session.completed',
  ])
  expect(notices[2]).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    data: { object: { object: 'checkout.session', payment_status: 'paid' } },
  })
})

test('the real SDK accepts the signature', async () => {
  await aPayment()
  const { webhooks } = new Stripe(standIn.secretKey)
  const types: string[] = []
  await deliverDue(standIn, async (request) => {
    const signature = request.headers.get('stripe-signature') ?? ''
    const body = await request.text()
    const event = webhooks.constructEvent(body, signature, standIn.webhookSecret, 300, undefined, clock.now().getTime())
    expect(() =>
      webhooks.constructEvent(body, signature, 'whsec_other', 300, undefined, clock.now().getTime()),
    ).toThrow()
    types.push(event.type)
    return taken()
  })
  expect(types).toHaveLength(3)
})

test('an accepted webhook is not delivered again', async () => {
  await aPayment()
  expect([await deliverDue(standIn, taken), await deliverDue(standIn, taken)]).toEqual([3, 0])
})

test('a refused webhook is retried after 2, 4, 8 seconds and so on, and then has its effect', async () => {
  const { by } = await aPayment()
  const due: number[] = []
  for (const seconds of [0, 1, 2, 5, 6, 13, 14]) {
    later(seconds)
    due.push(await deliverDue(standIn, refused))
  }
  expect(due).toEqual([3, 0, 3, 0, 3, 0, 3])
  expect(await planOf(app, by)).toBe('gratis')
  later(100)
  await deliverAll(app)
  expect(await planOf(app, by)).toBe('premium')
})

test('a failed request counts as a refusal', async () => {
  await aPayment()
  await deliverDue(standIn, () => Promise.reject(new Error('closed')))
  later(2)
  expect(await deliverDue(standIn, taken)).toBe(3)
})

test('a webhook of a killed process is delivered by the next process', async () => {
  const { by } = await aPayment()
  const never = new Promise<Response>(() => {})
  void deliverDue(standIn, () => never)
  await vi.waitFor(async () => expect((await db.select().from(standInEvent))[0]?.attempts).toBe(1), 10_000)
  expect(await deliverDue(standIn, taken)).toBe(0)
  later(61)
  await deliverAll(app)
  expect(await planOf(app, by)).toBe('premium')
})

test('two processes never deliver the same webhook at once', async () => {
  await aPayment()
  const counts = await Promise.all([1, 2, 3].map(() => deliverDue(standIn, taken)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
})

test('after three days delivery is not retried', async () => {
  await aPayment()
  await deliverDue(standIn, refused)
  later(3 * 86_400 + 1)
  expect(await deliverDue(standIn, taken)).toBe(0)
})

test('after thirty days the webhook is deleted', async () => {
  await aPayment()
  later(29 * 86_400)
  await forgetNotices(standIn)
  expect(await listNotices(app)).toHaveLength(3)
  later(30 * 86_400 + 1)
  await forgetNotices(standIn)
  expect(await listNotices(app)).toHaveLength(0)
})

test('the loop delivers webhooks until it is stopped', async () => {
  const by = await aCompany(app)
  const end = startStandIn({ deps: app.deps, deliver: app.fetch })
  await pay(app, await startPayment(app, by))
  await vi.waitFor(async () => expect(await planOf(app, by)).toBe('premium'), { timeout: 10_000 })
  await end()
  await end()
})

test('without a stand-in there is no loop', async () => {
  await startStandIn({ deps: { ...app.deps, standIn: undefined }, deliver: app.fetch })()
})

test('a delayed payment is settled after a minute, with the chosen outcome', async () => {
  const [one, two] = [await aLastingCompany(app), await aLastingCompany(app)]
  await pay(app, { ...(await startPayment(app, one)), card: 'pays-later' })
  await pay(app, { ...(await startPayment(app, two)), card: 'fails-later' })
  later(59)
  await passTime(standIn)
  await deliverAll(app)
  expect([await planOf(app, one), await planOf(app, two)]).toEqual(['gratis', 'gratis'])
  later(60)
  await passTime(standIn)
  await deliverAll(app)
  expect([await planOf(app, one), await planOf(app, two)]).toEqual(['premium', 'gratis'])
  const types = (await listNotices(app)).map(({ type }) => type)
  expect(types).toContain('checkout.session.async_payment_succeeded')
  expect(types).toContain('checkout.session.async_payment_failed')
})

test('an unpaid session expires after a day', async () => {
  const by = await aLastingCompany(app)
  const payment = await startPayment(app, by)
  later(86_400)
  await Promise.all([passTime(standIn), passTime(standIn)])
  expect((await listNotices(app)).map(({ type }) => type)).toEqual(['checkout.session.expired'])
  await pay(app, payment)
  expect((await startPayment(app, by)).id).not.toBe(payment.id)
})

test('a month later it is charged once, even with several processes', async () => {
  const { payment } = await aPayment()
  clock.set('2026-12-21T10:00:00Z')
  await Promise.all([passTime(standIn), passTime(standIn)])
  await passTime(standIn)
  const paid = (await listNotices(app)).filter(({ type }) => type === 'invoice.paid')
  expect(paid.map(({ data }) => data.object.billing_reason)).toEqual(['subscription_create', 'subscription_cycle'])
  const [session] = await db.select().from(standInObject).where(eq(standInObject.id, payment.id))
  expect(session?.dueAt).toBeNull()
})

test.each([
  ['2026-01-31T12:00:00Z', '2026-02-28T12:00:00.000Z'],
  ['2028-01-30T12:00:00Z', '2028-02-29T12:00:00.000Z'],
  ['2026-12-31T23:59:59Z', '2027-01-31T23:59:59.000Z'],
  ['2026-11-21T10:00:00Z', '2026-12-21T10:00:00.000Z'],
])('a month after %s is %s', (day, expected) => expect(nextMonth(new Date(day)).toISOString()).toBe(expected))
