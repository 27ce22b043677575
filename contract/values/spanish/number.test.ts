import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spanishNumber } from './number.ts'

test('the digits of a number are grouped as Intl groups them in Spanish', () => {
  const format = new Intl.NumberFormat('es-ES', { useGrouping: 'always', maximumFractionDigits: 0 })
  const amount = fc.double({ min: 0, max: 1e15, noNaN: true })
  fc.assert(
    fc.property(fc.oneof(fc.nat(), amount), (number) => {
      expect(spanishNumber(number)).toBe(format.format(number))
    }),
  )
})

test.each([
  [4821, 0, '4.821'],
  [1023.6, 0, '1.024'],
  [2.5, 3, '2,5'],
  [1234.56, 1, '1.234,6'],
  [48, 1, '48'],
])('%d with at most %d decimals reads %s', (value, decimals, text) => {
  expect(spanishNumber(value, decimals)).toBe(text)
})
