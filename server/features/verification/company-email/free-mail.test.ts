import { expect, test } from 'vitest'
import { isFreeMail } from './free-mail.ts'

test.each([
  ['ana@gmail.com', true],
  ['ana@YAHOO.es', true],
  ['ana@hotmail.co.uk', true],
  ['ana@yopmail.com', true],
  ['ana@mailinator.com', true],
  ['ana@PM.me', true],
  ['ana@tuta.com', true],
  ['ana@fastmail.com', true],
  ['ana@hey.com', true],
  ['ana@duck.com', true],
  ['ana@web.de', true],
  ['ana@buzon.web.de', true],
  ['ana@email.com', true],
  ['ana@usa.com', true],
  ['ana@movistar.es', true],
  ['ana@orange.es', true],
  ['ana@pm.es', false],
  ['ana@miorange.es', false],
  ['ana@gmail.talleres.example', false],
  ['ana@migmail.com', false],
  ['gmail.com@talleres.example', false],
])('anybody can get %s: %s', (email, isFree) => {
  expect(isFreeMail(email)).toBe(isFree)
})
