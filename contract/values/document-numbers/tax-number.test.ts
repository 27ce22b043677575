import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { controlLetter } from './identity-document.ts'
import { controlLetterOf, findTaxNumberFault, normaliseTaxNumber, organisationControl } from './tax-number.ts'

describe('A tax number', () => {
  // Real forms of companies, associations, public bodies and people, made up or published as examples.
  test.each([
    'A58818501',
    'B12345674',
    'b-12.345.674',
    'ES B12345674',
    'J99216582',
    'J9921658B',
    'P2807900B',
    'Q2818002D',
    'A0012345E',
    'M1234567L',
    '12345678Z',
    'X1234567L',
  ])('is right as %s', (number) => {
    expect(findTaxNumberFault(number)).toBeNull()
  })

  test.each([
    ['B12345675', 'control'],
    ['B1234567D', 'control'],
    ['P28079002', 'control'],
    ['12345678A', 'control'],
    ['X1234567A', 'control'],
    ['M1234567A', 'control'],
    ['', 'shape'],
    ['B1234567', 'shape'],
    ['B123456744', 'shape'],
    ['I12345674', 'shape'],
    ['FR12345678901', 'shape'],
    ['Ñ1234567L', 'shape'],
  ])('is wrong as %s', (number, fault) => {
    expect(findTaxNumberFault(number)).toBe(fault)
  })
})

const sevenDigits = fc.integer({ min: 1, max: 9_999_999 }).map((number) => String(number).padStart(7, '0'))
const eightDigits = fc.integer({ min: 0, max: 99_999_999 }).map((number) => String(number).padStart(8, '0'))
const anOrganisation = fc.tuple(fc.constantFrom(...'ABCDEFGHJNPQRSUVW'), sevenDigits).map(([kind, digits]) => {
  const control = organisationControl(digits)
  return `${kind}${digits}${'NPQRSW'.includes(kind) ? controlLetterOf(control) : control}`
})
const aPerson = eightDigits.map((digits) => digits + controlLetter(digits))
const aNumber = fc.oneof(anOrganisation, aPerson)

describe('Of generated numbers', () => {
  test('every one with its own control is right, however it is written', () => {
    const written = fc.tuple(aNumber, fc.constantFrom('', 'ES', 'es-'), fc.constantFrom('', ' ', '-', '.'))
    fc.assert(
      fc.property(written, ([number, prefix, sign]) => {
        const spelled = `${prefix}${number.slice(0, 1)}${sign}${number.slice(1, -1)}${sign}${number.slice(-1).toLowerCase()}`
        expect(findTaxNumberFault(spelled)).toBeNull()
        expect(normaliseTaxNumber(spelled)).toBe(number)
      }),
    )
  })

  test('no other control is right', () => {
    fc.assert(
      fc.property(aNumber, fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), (number, control) => {
        const same = [number.slice(-1), /\d$/.test(number) ? controlLetterOf(Number(number.slice(-1))) : '']
        fc.pre(!same.includes(control) && !'JABCDEFGHI'.includes(number.slice(-1)))
        expect(findTaxNumberFault(number.slice(0, -1) + control)).not.toBeNull()
      }),
    )
  })

  test('a digit typed wrong, and two neighbours exchanged in a DNI, are noticed', () => {
    const place = fc.integer({ min: 0, max: 6 })
    fc.assert(
      fc.property(aPerson, place, (number, at) => {
        const exchanged = number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2)
        fc.pre(exchanged !== number)
        expect(findTaxNumberFault(exchanged)).toBe('control')
      }),
    )
    fc.assert(
      fc.property(anOrganisation, place, fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const wrong = (Number(number[at + 1]) + by) % 10
        const typed = number.slice(0, at + 1) + wrong + number.slice(at + 2)
        expect(findTaxNumberFault(typed)).toBe('control')
      }),
    )
  })

  test('any text is judged, and never as a right number of another length', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const isRight = findTaxNumberFault(text) === null
        expect(isRight && normaliseTaxNumber(text).length !== 9).toBe(false)
      }),
    )
  })
})
