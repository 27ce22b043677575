import { expect, test } from 'vitest'
import { dayAfter, dayBefore, millisecondsOfToday, mondayOf } from './clock.ts'

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

test.each([
  ['2026-11-23T06:59:59Z', '2026-11-16', 'a Monday in winter, before eight'],
  ['2026-11-23T07:00:00Z', '2026-11-23', 'a Monday in winter, at eight'],
  ['2026-07-06T05:59:59Z', '2026-06-29', 'a Monday in summer, before eight'],
  ['2026-07-06T06:00:00Z', '2026-07-06', 'a Monday in summer, at eight'],
  ['2026-11-29T22:59:59Z', '2026-11-23', 'the end of a Sunday'],
  ['2026-10-26T06:59:59Z', '2026-10-19', 'the Monday after clocks went back on 25 October, before eight'],
  ['2026-10-26T07:00:00Z', '2026-10-26', 'the Monday after clocks went back, at eight'],
  ['2027-03-29T05:59:59Z', '2027-03-22', 'the Monday after clocks went forward, before eight'],
  ['2027-03-29T06:00:00Z', '2027-03-29', 'the Monday after clocks went forward, at eight'],
  ['2027-01-01T12:00:00Z', '2026-12-28', 'the first day of a year'],
  ['2026-03-30T06:59:59Z', '2026-03-23', 'the Monday after clocks went forward, before nine', 9],
  ['2026-03-30T07:00:00Z', '2026-03-30', 'the Monday after clocks went forward, at nine', 9],
  ['2026-10-26T07:59:59Z', '2026-10-19', 'the Monday after clocks went back, before nine', 9],
  ['2026-10-26T08:00:00Z', '2026-10-26', 'the Monday after clocks went back, at nine', 9],
])('At %s the last Monday is %s: %s', (now, monday, _, hour = 8) => {
  expect(mondayOf(new Date(now), hour)).toBe(monday)
})
