import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SALARY_MAX } from '#contract/constants.ts'
import { anyText } from '#web/testing/any-text.ts'
import { daysBetween, offerAge } from './time/age.ts'
import { isRealDay, shortDay, spanishDay, todayInMadrid } from './time/date.ts'
import { euros, yearlyEuros } from './euros.ts'
import { fileSize } from './file-size.ts'
import { modality } from './job-terms/modality.ts'
import { phone } from './phone.ts'
import { periodPrice } from './price.ts'
import { workday } from './job-terms/workday.ts'

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(null, undefined, Number.NaN, 1, 2, 3))
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
const check = <Values extends [unknown, ...unknown[]]>(
  values: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
  property: (...given: Values) => void,
) => fc.assert(fc.property(...values, property))

describe('a day', () => {
  test('is shown with its own numbers', () => {
    check([anyDay], (day) => {
      expect(spanishDay(day).split('/').toReversed().join('-')).toBe(day)
      expect(shortDay(day).split('/').map(Number)).toEqual(day.split('-').map(Number).toReversed())
    })
  })

  test('that is no day is shown unchanged', () => {
    check([anyText], (text) => {
      expect([spanishDay(`x${text}`), shortDay(`x${text}`)]).toEqual([`x${text}`, `x${text}`])
    })
  })

  test('of today has the stored form', () => {
    expect(isRealDay(todayInMadrid())).toBe(true)
  })
})

describe('an age', () => {
  test('is a whole number of days, and never below 0', () => {
    check([anyDay, anyDay], (from, to) => {
      const days = daysBetween(from, to)
      expect(Number.isInteger(days) && days >= 0).toBe(true)
      expect(Math.max(days, daysBetween(to, from))).toBe(Math.abs(Date.parse(to) - Date.parse(from)) / 86_400_000)
      expect(offerAge(from, to)).toBe(`Hace ${days} ${days === 1 ? 'día' : 'días'}`)
    })
  })
})

describe('an amount', () => {
  test('that is shown has all digits of the salary, in groups of three', () => {
    check([fc.integer({ min: 1, max: SALARY_MAX })], (salary) => {
      expect(euros(salary)).toMatch(/^\d{1,3}(\.\d{3})*\u00a0€$/)
      expect(yearlyEuros(salary)).toMatch(/^€ \d{1,3}(\.\d{3})* anuales$/)
      expect([digitsOf(euros(salary)), digitsOf(yearlyEuros(salary))]).toEqual([String(salary), String(salary)])
    })
  })

  test('of money has two decimals or none, in any currency of three letters', () => {
    const currency = fc.constantFrom('eur', 'EUR', 'usd', 'xxx')
    check([fc.nat(), currency, fc.constantFrom('month', 'year')], (importe, moneda, periodo) => {
      const text = periodPrice({ importe, moneda, periodo: periodo as 'month' | 'year' })
      expect(text).toMatch(/^\d{1,3}(\.\d{3})*(,\d\d)?\u00a0\S+\/(mes|año)$/)
      const cents = Number(digitsOf(text)) * (text.includes(',') ? 1 : 100)
      expect(cents).toBe(importe)
    })
  })

  test('of bytes reads in KB or MB', () => {
    check([fc.nat()], (bytes) => {
      expect(fileSize(bytes)).toMatch(/^[\d.]+(,\d)? (KB|MB)$/)
    })
  })
})

describe('a choice', () => {
  test('has a name, whatever its code', () => {
    check([anyNumber], (code) => {
      expect(modality(code)).toMatch(/^(Presencial|Híbrido|Remoto|No especificada)$/)
      expect(workday(code)).toMatch(/^(Completa|Parcial|No especificada)$/)
    })
  })
})

describe('a telephone number', () => {
  test('keeps every digit and its order', () => {
    const written = fc.stringMatching(/^(\+34)?[ .()-]{0,3}(\d[ .()-]?){9}$/)
    check([fc.oneof(anyText, written)], (text) => {
      const shown = phone(text)
      expect(digitsOf(shown)).toBe(digitsOf(text))
      expect(phone(shown)).toBe(shown)
    })
  })
})
