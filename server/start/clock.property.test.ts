import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayInMadrid } from '#server/clock.ts'

const HOUR_MS = 3_600_000

test('the day in Spain is YYYY-MM-DD, one or two hours ahead of UTC, at any moment of this century', () => {
  const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  const property = fc.property(moment, (instant) => {
    const days = [1, 2].map((hours) => new Date(instant.getTime() + hours * HOUR_MS).toISOString().slice(0, 10))
    expect(days).toContain(dayInMadrid(instant))
  })
  fc.assert(property)
})
