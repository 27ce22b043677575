import { expect, test } from 'vitest'
import { unitOfNumber } from './unit-of-number.ts'

test.each([
  [1, 'años', 'año'],
  [1, 'meses', 'mes'],
  [1.5, 'años', 'años'],
  [0, 'años', 'años'],
  [1, 'km', 'km'],
  [1, null, ''],
])('%d with the unit %j is followed by «%s»', (value, unit, text) => {
  expect(unitOfNumber(value, unit)).toBe(text)
})
