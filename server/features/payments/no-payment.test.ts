import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { standInObject } from '#server/database/schema/schema.ts'
import { aCompany, type Company } from '#server/testing/factories.ts'
import { aPayer, completed, rewrite, sendNotice, type Bought } from '#server/testing/payment-notices.ts'
import { deliverAll, planOf, readSubscription, startPayment } from '#server/testing/stand-in-payments.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

const NOW = '2026-11-21T10:00:00Z'
const clock = createTestClock(NOW)
const app = await createTestApp({ clock })
const { db } = app.deps

const customerOf = async (by: Company) => (await readSubscription(app, by))?.customerId ?? ''

beforeEach(() => clock.set(NOW))

describe('a payment that does not count', () => {
  const changes: [string, (bought: Bought) => Promise<unknown>][] = [
    [
      'of another price',
      ({ subscription }) =>
        rewrite(app, { id: subscription, path: '{items,data,0,price,id}', value: 'price_of_a_mug' }),
    ],
    ['without a price', ({ subscription }) => rewrite(app, { id: subscription, path: '{items,data}', value: [] })],
    [
      'of zero according to its price',
      ({ subscription }) => rewrite(app, { id: subscription, path: '{items,data,0,price,unit_amount}', value: 0 }),
    ],
    ['of zero according to its bill', ({ invoice }) => rewrite(app, { id: invoice, path: '{total}', value: 0 })],
    ['without a bill', ({ subscription }) => rewrite(app, { id: subscription, path: '{latest_invoice}', value: null })],
    [
      'with no payment required',
      async ({ session, invoice }) => {
        await rewrite(app, { id: session, path: '{payment_status}', value: 'no_payment_required' })
        await rewrite(app, { id: invoice, path: '{total}', value: 0 })
      },
    ],
    ['in another currency', ({ subscription }) => rewrite(app, { id: subscription, path: '{currency}', value: 'usd' })],
    ['whose bill is open', ({ invoice }) => rewrite(app, { id: invoice, path: '{status}', value: 'open' })],
    [
      'whose bill was written off',
      ({ invoice }) => rewrite(app, { id: invoice, path: '{status}', value: 'uncollectible' }),
    ],
    [
      'of another company according to its metadata',
      ({ subscription }) => rewrite(app, { id: subscription, path: '{metadata,company_id}', value: '999999' }),
    ],
    ['without metadata', ({ subscription }) => rewrite(app, { id: subscription, path: '{metadata}', value: {} })],
    [
      'with invalid metadata',
      ({ subscription }) => rewrite(app, { id: subscription, path: '{metadata,company_id}', value: '1 or 1=1' }),
    ],
    [
      'of another customer',
      ({ subscription }) =>
        db.update(standInObject).set({ customerId: 'cus_other' }).where(eq(standInObject.id, subscription)),
    ],
    ['in another mode', ({ subscription }) => rewrite(app, { id: subscription, path: '{livemode}', value: true })],
    [
      'that is incomplete',
      ({ subscription }) => rewrite(app, { id: subscription, path: '{status}', value: 'incomplete' }),
    ],
    [
      'that expired before its first payment',
      ({ subscription }) => rewrite(app, { id: subscription, path: '{status}', value: 'incomplete_expired' }),
    ],
    ['that is unpaid', ({ subscription }) => rewrite(app, { id: subscription, path: '{status}', value: 'unpaid' })],
    ['that is paused', ({ subscription }) => rewrite(app, { id: subscription, path: '{status}', value: 'paused' })],
    [
      'that was cancelled',
      ({ subscription }) => rewrite(app, { id: subscription, path: '{status}', value: 'canceled' }),
    ],
    [
      'with an unknown status',
      ({ subscription }) => rewrite(app, { id: subscription, path: '{status}', value: 'unknown' }),
    ],
  ]

  test.each(changes)('%s, grants nothing when its notices arrive', async (_, change) => {
    const payer = await aPayer(app)
    await change(payer.bought)
    await deliverAll(app)
    expect((await sendNotice(app, { body: completed(app, payer) })).status).toBe(200)
    expect((await sendNotice(app, { body: completed(app, { ...payer, type: 'invoice.paid' }) })).status).toBe(200)
    expect(await planOf(app, payer.by)).toBe('gratis')
  })

  test.each(changes)('%s, grants nothing when its session is read', async (_, change) => {
    const { by, payment, bought } = await aPayer(app)
    await change(bought)
    await app.call(`GET /api/stripe/checkout-session/${payment.id}`, by)
    expect(await planOf(app, by)).toBe('gratis')
  })

  test.each([
    ['of another kind', '{mode}', 'payment'],
    ['of live mode', '{livemode}', true],
    ['of another customer', '{customer}', 'cus_other'],
    ['that names another company', '{client_reference_id}', '999999'],
    ['with two different companies', '{metadata,company_id}', '999999'],
  ] as const)('of a session %s, is not found', async (_, path, value) => {
    const { by, payment } = await aPayer(app)
    await rewrite(app, { id: payment.id, path, value })
    const { status } = await app.call(`GET /api/stripe/checkout-session/${payment.id}`, by)
    expect([status, await planOf(app, by)]).toEqual([404, 'gratis'])
  })

  test('of another company with this company in its metadata, grants Premium to neither', async () => {
    const other = await aPayer(app)
    const by = await aCompany(app)
    await startPayment(app, by)
    await rewrite(app, { id: other.bought.subscription, path: '{metadata,company_id}', value: String(by.companyId) })
    await deliverAll(app)
    await sendNotice(app, { body: completed(app, other) })
    expect([await planOf(app, by), await planOf(app, other.by)]).toEqual(['gratis', 'gratis'])
  })

  test('with a notice that mixes two companies, grants nothing', async () => {
    const payer = await aPayer(app)
    const by = await aCompany(app)
    await startPayment(app, by)
    await sendNotice(app, { body: completed(app, { bought: { ...payer.bought, customer: await customerOf(by) } }) })
    expect([await planOf(app, by), await planOf(app, payer.by)]).toEqual(['gratis', 'gratis'])
  })
})

test('a payment with a credit of the company counts, although nothing was charged', async () => {
  const { by, bought } = await aPayer(app)
  await rewrite(app, { id: bought.invoice, path: '{amount_paid}', value: 0 })
  await deliverAll(app)
  expect(await planOf(app, by)).toBe('premium')
})
