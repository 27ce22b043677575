import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a cut text does not end with a space or half a character', () => {
  expect(cutText('  camarera de noche ', 8)).toBe('camarera')
  expect(cutText('camarera de noche', 9)).toBe('camarera')
  expect(cutText('turno 😀', 7)).toBe('turno')
  expect(cutText('turno 😀', 8)).toBe('turno 😀')
})
