import { Stripe } from 'stripe'
import { beforeEach, expect, test, vi } from 'vitest'
import { standInEvent, standInObject } from '#server/database/schema/schema.ts'
import { aCompany } from '#server/testing/factories.ts'
import {
  act,
  aLastingCompany,
  atProvider,
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
import { passTime, startStandIn } from './run.ts'

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

test.each([
  ['refused', refused],
  ['broken', () => Promise.reject(new Error('closed'))],
])('a %s webhook is tried again every minute, and then has its effect', async (_, deliver) => {
  const { by } = await aPayment()
  const tried: number[] = []
  for (const seconds of [0, 59, 60, 61, 120]) {
    later(seconds)
    tried.push(await deliverDue(standIn, deliver))
  }
  expect(tried).toEqual([3, 0, 3, 0, 3])
  expect(await planOf(app, by)).toBe('gratis')
  later(180)
  await deliverAll(app)
  expect(await planOf(app, by)).toBe('premium')
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

test('after three days the webhook is deleted, even if it was never accepted', async () => {
  await aPayment()
  later(3 * 86_400)
  await forgetNotices(standIn)
  expect(await listNotices(app)).toHaveLength(3)
  later(3 * 86_400 + 1)
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

test('a month later it is charged once, even with several processes', async () => {
  const { by } = await aPayment()
  clock.set('2026-12-21T10:00:00Z')
  await Promise.all([passTime(standIn), passTime(standIn)])
  await passTime(standIn)
  const types = (await listNotices(app)).map(({ type }) => type)
  expect(types.filter((type) => type === 'customer.subscription.updated')).toHaveLength(1)
  expect((await atProvider(app, by)).items.data[0]?.current_period_end).toBe(Date.parse('2027-01-20T10:00:00Z') / 1000)
})

test('a cancelled subscription ends with its period', async () => {
  const { by } = await aPayment()
  await deliverAll(app)
  await act(app, { by, action: 'cancel' })
  clock.set('2026-12-21T10:00:00Z')
  await passTime(standIn)
  await deliverAll(app)
  expect(await planOf(app, by)).toBe('gratis')
})
