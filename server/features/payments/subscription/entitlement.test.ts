import { describe, expect, test } from 'vitest'
import type { Subscription } from '#server/platform/payment-provider/payments.ts'
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

test('who has nothing is on the free plan', () => {
  expect(judged([])).toEqual({
    plan: 'gratis',
    standing: { subscriptionId: null, status: null, periodEndsAt: null, endsAt: null, graceUntil: null },
  })
})

describe('premium is who has a subscription', () => {
  const item = { priceId: 'price_before', currency: 'eur', amount: 1900 }

  test.each<[string, Partial<Subscription>]>([
    ['that is active', {}],
    ['that is active, its first bill paid', { firstBill: { isPaid: true, amount: 2900 } }],
    ['that is being tried, before any bill', { status: 'trialing', firstBill: { isPaid: true, amount: 0 } }],
    ['at a price of before', { items: [item] }],
    ['at a price of ours beside something else', { items: [{ ...item, priceId: 'price_mug' }, item] }],
    ['that is cancelled for later', { endsAt: MONTH_END }],
    ['whose charge failed in this period', { status: 'past_due' }],
  ])('%s', (_, fields) => expect(judged([{ ...sold, ...fields }]).plan).toBe('premium'))
})

describe('past due', () => {
  const owing = { ...sold, status: 'past_due' }
  const later = new Date('2026-12-22T00:00:00Z')
  const next = { ...owing, periodEndsAt: new Date('2027-01-21T10:00:00Z') }

  test('lasts until the end of the period that was noted first, not of the next', () => {
    expect(judged([owing]).standing.graceUntil).toEqual(MONTH_END)
    const known = { subscriptionId: 'sub_1', graceUntil: MONTH_END }
    expect(judged([next], known)).toMatchObject({ plan: 'premium', standing: { graceUntil: MONTH_END } })
    expect(judged([next], { ...known, now: later }).plan).toBe('gratis')
  })

  test('of another subscription lasts until its own', () => {
    const known = { subscriptionId: 'sub_0', graceUntil: MONTH_END, now: later }
    expect(judged([next], known).plan).toBe('premium')
  })

  test('does not begin anew because another was bought that is not paid', () => {
    const known = { subscriptionId: 'sub_1', graceUntil: MONTH_END }
    const unpaid = { ...sold, id: 'sub_2', firstBill: { isPaid: false, amount: 2900 } }
    expect(judged([unpaid, next], { ...known, now: later })).toMatchObject({
      plan: 'gratis',
      standing: { subscriptionId: 'sub_1', graceUntil: MONTH_END },
    })
  })

  test('is forgotten once it is paid', () => {
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

  test('one that goes on counts more than one that was cancelled, wherever it stands', () => {
    for (const order of [
      [leaving, sold, ended],
      [ended, sold, leaving],
      [sold, ended, leaving],
    ]) {
      expect(judged(order)).toMatchObject({ plan: 'premium', standing: { subscriptionId: 'sub_1', endsAt: null } })
    }
  })

  test('one of somebody else counts nothing, though it be the only good one', () => {
    expect(judged([ended, { ...sold, companyId: 8 }])).toMatchObject({
      plan: 'gratis',
      standing: { subscriptionId: 'sub_0', status: 'canceled' },
    })
  })
})
