import { expect, test } from 'vitest'
import { anOffer } from '#web/testing/offers.ts'
import { noFilters } from './filters/filters.ts'
import { findLastBefore, rememberPage } from './seen-pages.ts'

test('A page begins after the last offer of the page before that was shown for the same search', () => {
  const filters = { ...noFilters, nombre: 'farero' }
  const offers = [anOffer({ emp_ofertas_id: 9 }), anOffer({ emp_ofertas_id: 4 })]
  rememberPage(filters, { offers, total: 8, today: '2026-11-21', correction: null, waysOut: [] })
  expect(findLastBefore({ ...filters, pagina: 2 })).toBe(4)
  expect(findLastBefore({ ...filters, pagina: 3 })).toBeUndefined()
  expect(findLastBefore({ ...noFilters, pagina: 2 })).toBeUndefined()
  expect(findLastBefore(filters)).toBeUndefined()
})
