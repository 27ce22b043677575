import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a text is cut to its length, at neither a space nor the middle of a character', () => {
  expect(cutText('  camarera de noche ', 8)).toBe('camarera')
  expect(cutText('camarera de noche', 9)).toBe('camarera')
  expect(cutText('turno 😀', 7)).toBe('turno')
  expect(cutText('turno 😀', 8)).toBe('turno 😀')
})
