import { expect, test } from 'vitest'
import { countCharacters } from './count-characters.ts'

test.each([
  ['', 0],
  ['contraseña', 10],
  ['contraseña'.normalize('NFD'), 10],
  ['🔑🔑🔑', 3],
  ['한국어'.normalize('NFD'), 3],
])('%j has %i characters', (text, length) => {
  expect(countCharacters(text)).toBe(length)
})
