import { expect, test } from 'vitest'
import { isMailOfSite, staysVerified, sufficesToVerify, type Check, type LegalChange } from './verification.ts'

test.each<[Check[], boolean]>([
  [[], false],
  [['registro'], false],
  [['registro', 'correo_corporativo'], false],
  [['web', 'telefono', 'correo_corporativo'], false],
  [['registro', 'telefono'], true],
  [['registro', 'web'], true],
])('The checks %j suffice to verify: %s', (checks, suffice) => {
  expect(sufficesToVerify(checks)).toBe(suffice)
})

test.each<[LegalChange[], boolean]>([
  [[], true],
  [['contacto'], true],
  [['web'], true],
  [['correo'], true],
  [['web', 'contacto'], false],
  [['empresa'], false],
])('A company with every check that changes %j stays verified: %s', (changes, stays) => {
  expect(staysVerified(['registro', 'web', 'telefono', 'correo_corporativo'], changes)).toBe(stays)
})

test.each([
  ['ana@talleres.example', 'https://talleres.example/', true],
  ['ana@Talleres.example', 'https://www.talleres.example/empleo', true],
  ['ana@personas.talleres.example', 'https://talleres.example/', true],
  ['ana@ñandú.example', 'https://xn--and-6ma2c.example/', true],
  ['ana@mistalleres.example', 'https://talleres.example/', false],
  ['ana@talleres-empleo.example', 'https://talleres.example/', false],
  ['ana@talleres.example.otro.example', 'https://talleres.example/', false],
  ['ana', 'https://talleres.example/', false],
])('%s is of the web %s: %s', (email, website, isOf) => {
  expect(isMailOfSite(email, website)).toBe(isOf)
})
