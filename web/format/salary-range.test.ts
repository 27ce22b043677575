import { expect, test } from 'vitest'
import { salaryRange } from './salary-range.ts'

test.each([
  [24_000, 28_000, '24.000 – 28.000\u00a0€ al año'],
  [24_000, null, '24.000\u00a0€ al año'],
  [24_000, 24_000, '24.000\u00a0€ al año'],
  [0, 28_000, 'Hasta 28.000\u00a0€ al año'],
  [0, null, 'Salario no indicado'],
])('from %s to %s is «%s»', (salario_anual, salario_max, text) => {
  expect(salaryRange({ salario_anual, salario_max })).toBe(text)
})
