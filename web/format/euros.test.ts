import { expect, test } from 'vitest'
import { euros, yearlyEuros } from './euros.ts'

test('a salary is grouped by thousands, even when it has four digits', () => {
  expect(euros(24000)).toBe('24.000\u00a0€')
  expect(euros(9000)).toBe('9.000\u00a0€')
  expect(euros(1234567)).toBe('1.234.567\u00a0€')
})

test('the featured card says the salary as «€ … anuales»', () => {
  expect(yearlyEuros(24000)).toBe('€ 24.000 anuales')
  expect(yearlyEuros(9000)).toBe('€ 9.000 anuales')
})

test('a salary of zero means that none was given', () => {
  expect(euros(0)).toBe('Salario no indicado')
  expect(yearlyEuros(0)).toBe('Salario no indicado')
})
