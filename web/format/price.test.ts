import { expect, test } from 'vitest'
import { periodPrice } from './price.ts'

test('a price is written as in Spain, with cents only if there are any', () => {
  expect(periodPrice({ importe: 2900, moneda: 'eur', periodo: 'month' })).toBe('29\u00a0€/mes')
  expect(periodPrice({ importe: 2990, moneda: 'eur', periodo: 'month' })).toBe('29,90\u00a0€/mes')
  expect(periodPrice({ importe: 120_000, moneda: 'eur', periodo: 'year' })).toBe('1.200\u00a0€/año')
})

test('a currency without cents is not divided', () => {
  expect(periodPrice({ importe: 5000, moneda: 'jpy', periodo: 'month' })).toMatch(/^5\.000\u00a0/)
})
