import { expect, test } from 'vitest'
import { offerAge } from './age.ts'

test('the age of an offer counts whole calendar days, in the singular for one', () => {
  expect(offerAge('2026-11-21', '2026-11-21')).toBe('Hace 0 días')
  expect(offerAge('2026-11-20', '2026-11-21')).toBe('Hace 1 día')
  expect(offerAge('2026-11-18', '2026-11-21')).toBe('Hace 3 días')
})

test('the age counts no day too few at a clock change or the end of a month', () => {
  expect(offerAge('2026-10-24', '2026-10-26')).toBe('Hace 2 días')
  expect(offerAge('2026-03-28', '2026-03-30')).toBe('Hace 2 días')
  expect(offerAge('2025-12-31', '2026-01-01')).toBe('Hace 1 día')
})

test('an offer dated tomorrow has the age of today', () => {
  expect(offerAge('2026-11-22', '2026-11-21')).toBe('Hace 0 días')
})
