import { expect, test } from 'vitest'
import { isFreeMail } from './free-mail.ts'
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

test.each([
  ['ana@gmail.com', true],
  ['ana@YAHOO.es', true],
  ['ana@hotmail.co.uk', true],
  ['ana@gmail.talleres.example', false],
  ['ana@migmail.com', false],
  ['gmail.com@talleres.example', false],
])('anybody can get %s: %s', (email, isFree) => {
  expect(isFreeMail(email)).toBe(isFree)
})
