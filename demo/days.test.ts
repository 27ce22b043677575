import { expect, test } from 'vitest'
import { daysBefore, daysBetween, endOfMonth, endOfRenewals, startOfMonth } from './days.ts'

test('days are counted over months, years and a change of the clock', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect(daysBefore('2026-11-21', 90)).toBe('2026-08-23')
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect(daysBetween('2025-12-31', '2026-01-01')).toBe(1)
})

test('a month begins on its first day and ends on its last, also in another year', () => {
  expect(startOfMonth('2026-11-21', -12)).toBe('2025-11-01')
  expect(endOfMonth('2026-11-21', 3)).toBe('2027-02-28')
  expect(endOfMonth('2026-11-21', -1)).toBe('2026-10-31')
})

test('an offer that is renewed every 30 days ends today at the earliest', () => {
  expect(endOfRenewals('2026-11-21', '2026-11-21')).toBe('2026-12-21')
  expect(endOfRenewals('2026-10-22', '2026-11-21')).toBe('2026-12-21')
  expect(endOfRenewals('2026-10-21', '2026-11-21')).toBe('2026-12-20')
  expect(endOfRenewals('2026-10-23', '2026-11-21')).toBe('2026-11-22')
})
