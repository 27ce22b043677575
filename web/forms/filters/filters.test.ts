import { expect, test } from 'vitest'
import { filterAddress, filtersIn, givenFilters, id, narrows, oneOf, page, words } from './filters.ts'

const filters = { buscar: words(5), estado: oneOf(['pendiente', 'todas'], 'pendiente'), ciudad: id, pagina: page }
const search = (address: string) => new URLSearchParams(address.split('?')[1])

test('an address has the filters that are set, after what its path has, and is read as it was written', () => {
  const values = { buscar: 'sol', estado: 'todas', ciudad: 4, pagina: 2 } as const
  const address = filterAddress('/lista?seccion=una', filters, values)
  expect(address).toBe('/lista?seccion=una&buscar=sol&estado=todas&ciudad=4&pagina=2')
  expect(filtersIn(filters, search(address))).toEqual(values)
})

test.each(['', 'estado=constructor&ciudad=-1&pagina=x&buscar=%20', 'otra=1'])('«%s» filters nothing', (query) => {
  const values = filtersIn(filters, new URLSearchParams(query))
  expect(values).toEqual({ buscar: '', estado: 'pendiente', ciudad: null, pagina: 1 })
  expect(givenFilters(filters, values)).toEqual({})
  expect(filterAddress('/lista', filters, values)).toBe('/lista')
})

test('a page alone leaves no rows out', () => {
  const values = filtersIn(filters, search('?pagina=3'))
  expect([narrows(filters, values), narrows(filters, { ...values, estado: 'todas' })]).toEqual([false, true])
})
