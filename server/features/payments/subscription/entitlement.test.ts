import { describe, expect, test } from 'vitest'
import type { Subscription } from '#server/payments/payments.ts'
import { judge } from './entitlement.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const MONTH_END = new Date('2026-12-21T10:00:00Z')

const sold: Subscription = {
  id: 'sub_1',
  status: 'active',
  isLive: true,
  currency: 'eur',
  items: [{ priceId: 'price_now', currency: 'eur', amount: 2900 }],
  companyId: 7,
  periodEndsAt: MONTH_END,
  endsAt: null,
  firstBill: null,
}

const judged = (
  subscriptions: Subscription[],
  { now = NOW, ...known }: { now?: Date; subscriptionId?: string; graceUntil?: Date } = {},
) =>
  judge({
    companyId: 7,
    subscriptions,
    known: { subscriptionId: null, graceUntil: null, ...known },
    terms: { mode: 'live', priceIds: ['price_now', 'price_before'] },
    now,
  })

test('a company without a subscription is on the free plan', () => {
  expect(judged([])).toEqual({
    plan: 'gratis',
    standing: { subscriptionId: null, status: null, periodEndsAt: null, endsAt: null, graceUntil: null },
  })
})

describe('a company is premium with a subscription', () => {
  const item = { priceId: 'price_before', currency: 'eur', amount: 1900 }

  test.each<[string, Partial<Subscription>]>([
    ['that is active', {}],
    ['that is active, with its first bill paid', { firstBill: { isPaid: true, amount: 2900 } }],
    ['in its trial', { status: 'trialing', firstBill: { isPaid: true, amount: 0 } }],
    ['at an earlier price', { items: [item] }],
    ['at our price together with another item', { items: [{ ...item, priceId: 'price_mug' }, item] }],
    ['that is cancelled at the end of its period', { endsAt: MONTH_END }],
    ['whose charge failed in this period', { status: 'past_due' }],
  ])('%s', (_, fields) => expect(judged([{ ...sold, ...fields }]).plan).toBe('premium'))
})

describe('a past due subscription', () => {
  const owing = { ...sold, status: 'past_due' }
  const later = new Date('2026-12-22T00:00:00Z')
  const next = { ...owing, periodEndsAt: new Date('2027-01-21T10:00:00Z') }

  test('is premium until the end of the period in which the charge failed first', () => {
    expect(judged([owing]).standing.graceUntil).toEqual(MONTH_END)
    const known = { subscriptionId: 'sub_1', graceUntil: MONTH_END }
    expect(judged([next], known)).toMatchObject({ plan: 'premium', standing: { graceUntil: MONTH_END } })
    expect(judged([next], { ...known, now: later }).plan).toBe('gratis')
  })

  test('that is another than the saved one is premium until the end of its own period', () => {
    const known = { subscriptionId: 'sub_0', graceUntil: MONTH_END, now: later }
    expect(judged([next], known).plan).toBe('premium')
  })

  test('gets no new grace period from another unpaid subscription', () => {
    const known = { subscriptionId: 'sub_1', graceUntil: MONTH_END }
    const unpaid = { ...sold, id: 'sub_2', firstBill: { isPaid: false, amount: 2900 } }
    expect(judged([unpaid, next], { ...known, now: later })).toMatchObject({
      plan: 'gratis',
      standing: { subscriptionId: 'sub_1', graceUntil: MONTH_END },
    })
  })

  test('has no grace period after it is paid', () => {
    const known = { subscriptionId: 'sub_1', graceUntil: MONTH_END, now: later }
    expect(judged([{ ...next, status: 'active' }], known)).toMatchObject({
      plan: 'premium',
      standing: { graceUntil: null },
    })
  })
})

describe('of several subscriptions', () => {
  const ended = { ...sold, id: 'sub_0', status: 'canceled' }
  const leaving = { ...sold, id: 'sub_2', endsAt: MONTH_END }

  test('one that continues counts before a cancelled one, in any order', () => {
    for (const order of [
      [leaving, sold, ended],
      [ended, sold, leaving],
      [sold, ended, leaving],
    ]) {
      expect(judged(order)).toMatchObject({ plan: 'premium', standing: { subscriptionId: 'sub_1', endsAt: null } })
    }
  })

  test('one of another company does not count', () => {
    expect(judged([ended, { ...sold, companyId: 8 }])).toMatchObject({
      plan: 'gratis',
      standing: { subscriptionId: 'sub_0', status: 'canceled' },
    })
  })
})
