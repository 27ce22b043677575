import { expect, test } from 'vitest'
import { findWebAddress } from './web-address.ts'

test.each([
  ['talleres.example', 'https://talleres.example/'],
  [' www.talleres.example/empleo ', 'https://www.talleres.example/empleo'],
  ['http://talleres.example', 'http://talleres.example/'],
  ['talleres.example:8080', 'https://talleres.example:8080/'],
  ['HTTPS://Talleres.EXAMPLE', 'https://talleres.example/'],
  ['ñandú.example', 'https://xn--and-6ma2c.example/'],
])('%j is the address of a site', (text, address) => {
  expect(findWebAddress(text)).toBe(address)
})

test.each([
  '',
  'talleres',
  'javascript:alert(1)',
  'data:text/html,hola',
  'ftp://talleres.example',
  'mailto:ana@talleres.example',
  'https://ana:clave@talleres.example',
  'dos palabras.example',
])('%j is none', (text) => {
  expect(findWebAddress(text)).toBeNull()
})
