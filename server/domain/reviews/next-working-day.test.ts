import { describe, expect, test } from 'vitest'
import { isWorkingDay, nextWorkingDay } from './next-working-day.ts'

const after = (from: string) => nextWorkingDay(new Date(from)).toISOString()

describe('24 hours of working days end', () => {
  test.each([
    ['a Monday at noon', '2026-11-23T11:00:00Z', 'on Tuesday at noon', '2026-11-24T11:00:00.000Z'],
    ['a Friday at noon', '2026-11-20T11:00:00Z', 'on Monday at noon', '2026-11-23T11:00:00.000Z'],
    ['a Saturday', '2026-11-21T11:00:00Z', 'with Monday', '2026-11-23T23:00:00.000Z'],
    ['a Sunday, a minute before Monday', '2026-11-22T22:59:00Z', 'with Monday', '2026-11-23T23:00:00.000Z'],
    ['a Monday, a minute after Sunday', '2026-11-22T23:01:00Z', 'on Tuesday', '2026-11-23T23:01:00.000Z'],
    ['the Friday before two holidays', '2026-12-04T11:00:00Z', 'on the Monday between', '2026-12-07T11:00:00.000Z'],
    ['Christmas', '2026-12-25T11:00:00Z', 'with Monday', '2026-12-28T23:00:00.000Z'],
    ['the Thursday before Easter', '2026-04-02T10:00:00Z', 'on Monday', '2026-04-06T10:00:00.000Z'],
    ['the Friday before summer time', '2026-03-27T11:00:00Z', 'at the same time of Monday', '2026-03-30T10:00:00.000Z'],
    ['the Friday before winter time', '2026-10-23T10:00:00Z', 'at the same time of Monday', '2026-10-26T11:00:00.000Z'],
  ])('from %s %s they end %s', (_from, from, _until, until) => expect(after(from)).toBe(until))
})

test.each(['2024-03-29', '2025-04-18', '2026-04-03', '2027-03-26', '2038-04-23'])(
  'the Friday before Easter, %s, is a holiday',
  (day) => expect(isWorkingDay(day)).toBe(false),
)
