import { expect, test } from 'vitest'
import { paidByYear } from '#contract/testing/paid-by-year.ts'
import { factsOf } from './texts.ts'

const told = {
  ...paidByYear,
  company: 'Mesón El Faro',
  city: 'Sevilla',
  others: 0,
  isEverywhere: false,
  annualSalary: 24_000,
  salaryMax: null,
}

test.each([
  [{}, 'Mesón El Faro · Sevilla · 24.000\u00a0€ al año'],
  [{ others: 2 }, 'Mesón El Faro · Sevilla y 2 más · 24.000\u00a0€ al año'],
  [{ isEverywhere: true }, 'Mesón El Faro · Toda España · 24.000\u00a0€ al año'],
  [{ payPeriod: 'hora', periodPay: 9.5 } as const, 'Mesón El Faro · Sevilla · 9,50\u00a0€ por hora'],
])('mails and feeds tell an offer with %j as «%s»', (changes, text) => {
  expect(factsOf({ ...told, ...changes })).toBe(text)
})
