import { expect, test } from 'vitest'
import { dayInWords } from './day.ts'

test('a day is itself in words, and a moment the day that it is in Madrid', () => {
  expect(dayInWords('2026-03-01')).toBe('1 de marzo de 2026')
  expect(dayInWords(new Date('2026-11-21T22:59:00Z'))).toBe('21 de noviembre de 2026')
  expect(dayInWords(new Date('2026-11-21T23:00:00Z'))).toBe('22 de noviembre de 2026')
})
