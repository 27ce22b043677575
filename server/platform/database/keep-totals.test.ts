import { afterEach, beforeEach, expect, test } from 'vitest'
import { EVERYTHING } from './connection/follow-changes.ts'
import { registerReplica } from './connection/replica/has-all-changes.ts'
import { hearChange, turnHearing } from './heard-changes.ts'
import { keepTotals } from './keep-totals.ts'
import type { Handle } from './open.ts'

const db = {} as Handle
const KEY = 'cocinero'

beforeEach(() => turnHearing('on'))
afterEach(() => turnHearing('off'))

function knownTotals() {
  const totals = keepTotals('offer')
  totals.prepare(db)(KEY, 1500)
  return totals
}

test('of a total that is known, so many rows are left as have not changed since then', () => {
  const totals = knownTotals()
  expect(totals.findLeast(db, KEY)).toBe(1500)
  hearChange(['offers', 'offer:7', 'offer:8', 'sector:3'])
  hearChange(['lists'])
  expect(totals.findLeast(db, KEY)).toBe(1498)
})

test('a row that changes while the others are counted may have been counted', () => {
  const totals = keepTotals('offer')
  const keep = totals.prepare(db)
  hearChange(['offers', 'offer:7', 'sector:3'])
  keep(KEY, 1500)
  expect(totals.findLeast(db, KEY)).toBe(1499)
})

test('nothing is known after a change that names no rows, also of what was counted meanwhile', () => {
  const totals = knownTotals()
  const keep = totals.prepare(db)
  hearChange([EVERYTHING])
  keep('camarero', 1500)
  expect([totals.findLeast(db, KEY), totals.findLeast(db, 'camarero')]).toEqual([undefined, undefined])
})

test('a process that hears of no changes knows nothing, and forgets what it knew', () => {
  const totals = knownTotals()
  turnHearing('off')
  totals.prepare(db)('camarero', 1500)
  expect([totals.findLeast(db, KEY), totals.findLeast(db, 'camarero')]).toEqual([undefined, undefined])
})

test('a replica that may lack a change neither asks for a total nor gives one', () => {
  const totals = keepTotals('offer')
  const replica = {} as Handle
  let isCurrent = false
  registerReplica(replica, () => isCurrent)
  const keep = totals.prepare(replica)
  isCurrent = true
  keep(KEY, 1500)
  expect(totals.findLeast(replica, KEY)).toBeUndefined()
  totals.prepare(replica)(KEY, 1500)
  expect(totals.findLeast(replica, KEY)).toBe(1500)
  isCurrent = false
  expect(totals.findLeast(replica, KEY)).toBeUndefined()
})

test('each database has its own totals', () => {
  expect(knownTotals().findLeast({} as Handle, KEY)).toBeUndefined()
})
