import { expect, test } from 'vitest'
import { mondayOf } from './monday-of.ts'

test.each([
  ['2026-11-23T06:59:59Z', '2026-11-16', 'a Monday in winter, before eight'],
  ['2026-11-23T07:00:00Z', '2026-11-23', 'a Monday in winter, at eight'],
  ['2026-07-06T05:59:59Z', '2026-06-29', 'a Monday in summer, before eight'],
  ['2026-07-06T06:00:00Z', '2026-07-06', 'a Monday in summer, at eight'],
  ['2026-11-29T22:59:59Z', '2026-11-23', 'the end of a Sunday'],
  ['2026-10-26T06:59:59Z', '2026-10-19', 'the Monday after clocks went back, before eight'],
  ['2026-10-26T07:00:00Z', '2026-10-26', 'the Monday after clocks went back, at eight'],
  ['2027-03-29T05:59:59Z', '2027-03-22', 'the Monday after clocks went forward, before eight'],
  ['2027-03-29T06:00:00Z', '2027-03-29', 'the Monday after clocks went forward, at eight'],
  ['2027-01-01T12:00:00Z', '2026-12-28', 'the first day of a year'],
])('At %s the last Monday is %s: %s', (now, monday) => {
  expect(mondayOf(new Date(now))).toBe(monday)
})
