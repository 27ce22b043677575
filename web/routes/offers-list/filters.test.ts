import { describe, expect, test } from 'vitest'
import { listAddress, rangeOf, readFilters } from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('The filters in the address', () => {
  test('come back as they were written', () => {
    const address = listAddress({ nombre: 'niñera & más', sector: 13, ciudad: "L'Hospitalet", pagina: 3 })
    expect(read(address.split('?')[1] ?? '')).toEqual({
      nombre: 'niñera & más',
      sector: 13,
      ciudad: "L'Hospitalet",
      pagina: 3,
    })
  })

  test('leave the address clean where nothing is filtered', () => {
    expect(listAddress({ nombre: '', sector: null, ciudad: '', pagina: 1 })).toBe('/pagina-principal')
  })

  test.each([
    'sector=&pagina=',
    'sector=abc&pagina=-1',
    'sector=0&pagina=0',
    'sector=1e9&pagina=1.5',
    'pagina=99999999999',
  ])('that make no sense filter nothing: %s', (query) => {
    expect(read(query)).toEqual({ nombre: '', sector: null, ciudad: '', pagina: 1 })
  })

  test('say which offers stand on the page', () => {
    expect(rangeOf(2, 8)).toEqual({ from: 7, to: 8 })
  })
})
