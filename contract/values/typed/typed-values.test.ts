import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanEmail, findEmailFault } from './email.ts'
import { findDialledNumber } from './phone.ts'
import { readSpanishNumber } from './spanish-number.ts'

describe('An e-mail', () => {
  // «r&d» was accepted by the form and refused by the server.
  test.each([
    'ana@prueba.example',
    'r&d@prueba.example',
    "o'brien+empleo@correo.prueba.example",
    'a_b-c.d@prueba.co.uk',
    '\u202aana@prueba.example\u202c',
    ' ana@prueba.example\u200b ',
  ])('can be %s', (text) => expect(findEmailFault(text)).toBeNull())

  test.each([
    ['ana', 'incomplete'],
    ['ana@prueba', 'incomplete'],
    ['@prueba.example', 'incomplete'],
    ['ana@prueba.', 'incomplete'],
    ['ana maria@prueba.example', 'characters'],
    ['josé@prueba.example', 'characters'],
    ['ana@prueba.example, luis@prueba.example', 'characters'],
    ['Ana <ana@prueba.example', 'characters'],
    ['ana..b@prueba.example', 'characters'],
    [`${'a'.repeat(65)}@prueba.example`, 'characters'],
  ])('cannot be %s: %s', (text, fault) => expect(findEmailFault(text)).toBe(fault))

  test('has its domain as mail servers write it', () => {
    expect(cleanEmail('Ana@españa.example')).toBe('Ana@xn--espaa-rta.example')
    expect(findEmailFault('ana@españa.example')).toBeNull()
  })

  test('is clean after it was cleaned', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.emailAddress()), (text) => {
        const email = cleanEmail(text)
        expect([cleanEmail(email), findEmailFault(email)]).toEqual([email, findEmailFault(text)])
      }),
    )
  })
})

describe('A telephone', () => {
  test.each([
    ['600123456', '+34600123456'],
    ['(+34) 600 123 456', '+34600123456'],
    ['+34 600-12-34-56', '+34600123456'],
    ['0034 600.123.456', '+34600123456'],
    ['34 600 123 456', '+34600123456'],
    ['+1 (415) 555–0100', '+14155550100'],
    ['＋３４ ６００１２３４５６', '+34600123456'],
  ])('«%s» is dialled as %s', (text, number) => expect(findDialledNumber(text)).toBe(number))

  test.each(['60012345', '6001234567', 'seis uno dos', '+34', '600123456 / 910000001', '600 123 456 ext. 3'])(
    '«%s» is none',
    (text) => expect(findDialledNumber(text)).toBeNull(),
  )
})

describe('A number in Spanish', () => {
  test.each([
    ['24.000', 24_000],
    ['24 000', 24_000],
    ['24\u00a0000 €', 24_000],
    ['€ 24000', 24_000],
    ['24.000,50 euros', 24_000.5],
    ['1.234.567', 1_234_567],
    ['1500,5', 1500.5],
    ['0', 0],
    ['24’000', 24_000],
    ['EUR 24.000', 24_000],
  ])('«%s» is %d', (text, number) => expect(readSpanishNumber(text)).toBe(number))

  test.each([
    '24,000',
    '24.5',
    '24.00',
    '24.0000',
    '1.234,567',
    '1,234.56',
    '24.000 000',
    '0.500',
    '24k',
    '24 mil',
    '',
    '-5',
    '2e4',
  ])('«%s» is no number, because it could be another one', (text) => expect(readSpanishNumber(text)).toBeNull())

  test('is the one that was written, in every spelling of the browser', () => {
    const spelling = fc.constantFrom<[Intl.NumberFormatOptions['useGrouping'], string]>(
      ['always', ''],
      [false, ' €'],
      ['always', '\u00a0EUR'],
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), spelling, (number, [useGrouping, end]) => {
        expect(readSpanishNumber(number.toLocaleString('es-ES', { useGrouping }) + end)).toBe(number)
      }),
    )
  })
})
