import { expect, test } from 'vitest'
import { mailboxKeyOf } from './mailbox-key.ts'

test.each([
  ['ana@prueba.example', 'Ana@Prueba.example'],
  ['ana@prueba.example', 'ana+avisos@prueba.example'],
  ['ana@prueba.example', 'ana+a+b@prueba.example'],
  ['anagil@gmail.com', 'ana.gil@gmail.com'],
  ['anagil@gmail.com', 'A.n.a.Gil+x@googlemail.com'],
])('«%s» and «%s» share their limits', (one, other) => expect(mailboxKeyOf(one)).toBe(mailboxKeyOf(other)))

test.each([
  ['ana@prueba.example', 'ana@otra.example'],
  ['ana.gil@prueba.example', 'anagil@prueba.example'],
  ['ana.gil@gmail.com.example', 'anagil@gmail.com.example'],
  ['+ana@prueba.example', '+eva@prueba.example'],
  ['ana-gil@prueba.example', 'ana@prueba.example'],
])('«%s» and «%s» have limits of their own', (one, other) => expect(mailboxKeyOf(one)).not.toBe(mailboxKeyOf(other)))

test('A key does not contain the e-mail', () => {
  expect(mailboxKeyOf('ana@prueba.example')).toMatch(/^[\w-]{43}$/)
})
