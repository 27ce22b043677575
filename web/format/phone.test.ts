import { expect, test } from 'vitest'
import { phone } from './phone.ts'

const spaced = (text: string) => phone(text).replaceAll('\u00a0', ' ')

test('a Spanish number is shown in groups of three, however it was typed', () => {
  expect(spaced('612345678')).toBe('612 345 678')
  expect(spaced('600 00 01 01')).toBe('600 000 101')
  expect(spaced('+34-611.222.333')).toBe('+34 611 222 333')
})

test('a number of another country stays as its owner wrote it', () => {
  expect(phone('+351 912 345 678')).toBe('+351 912 345 678')
  expect(phone('')).toBe('')
})
