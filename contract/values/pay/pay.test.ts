import { describe, expect, test } from 'vitest'
import { paidByYear } from '#contract/testing/paid-by-year.ts'
import { payInWords, type Pay } from './pay-in-words.ts'
import { annualPay } from './pay.ts'

const unstated: Pay = { ...paidByYear, annualSalary: 0, salaryMax: null }

describe('The pay of an offer is said in its own period', () => {
  test.each<[Partial<Pay>, string]>([
    [{ annualSalary: 24_000, salaryMax: 28_000 }, '24.000 – 28.000 € al año'],
    [{ annualSalary: 24_000 }, '24.000 € al año'],
    [{ annualSalary: 24_000, salaryMax: 24_000 }, '24.000 € al año'],
    [{ salaryMax: 28_000 }, 'Hasta 28.000 € al año'],
    [{}, 'Salario no indicado'],
    [{ payPeriod: 'mensual', periodPay: 1500, payments: 14 }, '1.500 € al mes (14 pagas)'],
    [
      { payPeriod: 'mensual', periodPay: 1221.5, periodPayMax: 1300, payments: 12 },
      '1.221,50 – 1.300 € al mes (12 pagas)',
    ],
    [{ payPeriod: 'hora', periodPay: 9.5 }, '9,50 € por hora'],
    [{ payPeriod: 'hora', periodPay: 12, periodPayMax: 14 }, '12 – 14 € por hora'],
    [{ annualSalary: 24_000, variablePay: 'Comisiones del 5 %' }, '24.000 € al año + variable'],
  ])('%j', (changes, text) => {
    expect(payInWords({ ...unstated, ...changes }).replaceAll('\u00a0', ' ')).toBe(text)
  })
})

describe('To compare offers, pay counts by the year', () => {
  const amounts = { payments: null, workdayId: 1 }

  test('a month as often as it is paid', () => {
    expect(annualPay({ ...amounts, period: 'mensual', amount: 1221, payments: 14 })).toBe(17_094)
    expect(annualPay({ ...amounts, period: 'mensual', amount: 1424.5, payments: 12 })).toBe(17_094)
  })

  test('an hour for the longest lawful year, and for half of it in a part-time job', () => {
    expect(annualPay({ ...amounts, period: 'hora', amount: 10 })).toBe(18_260)
    expect(annualPay({ ...amounts, period: 'hora', amount: 10, workdayId: 2 })).toBe(9130)
  })
})
