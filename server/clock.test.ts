import { expect, test } from 'vitest'
import { dayAfter, dayBefore, millisecondsOfToday } from './clock.ts'

const HOUR_MS = 3_600_000

test.each([
  ['a second before midnight in winter', '2026-11-21T22:59:59Z', 1000],
  ['midnight in winter', '2026-11-21T23:00:00Z', 24 * HOUR_MS],
  ['a minute before midnight in summer', '2026-06-30T21:59:00Z', 60_000],
  ['the begin of the day on which summer time begins', '2026-03-28T23:00:00Z', 23 * HOUR_MS],
  ['the begin of the day on which summer time ends', '2026-10-24T22:00:00Z', 25 * HOUR_MS],
])('what remains of the day in Spain at %s', (_, now, left) => {
  expect(millisecondsOfToday(new Date(now))).toBe(left)
})

test('a day before and after others, over months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2026-02-27', 30)).toBe('2026-03-29')
  expect(dayBefore('2027-01-01', 1)).toBe('2026-12-31')
})
