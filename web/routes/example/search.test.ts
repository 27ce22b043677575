import { describe, expect, test } from 'vitest'
import { pageOf, readSearch, searchAddress } from './search.ts'

describe('The search of the demo page', () => {
  test('is read from the address as it was written', () => {
    const search = {
      filters: { nombre: 'inglés', sector: 'Educación', ciudad: '', comunidad: 'Castilla y León' },
      page: 2,
    }
    expect(readSearch(new URL(searchAddress(search), 'http://faro.example').searchParams)).toEqual(search)
  })

  test('leaves an empty search out of the address', () => {
    expect(searchAddress(readSearch(new URLSearchParams('nombre=&sector=&pagina=x')))).toBe('/example')
  })

  test('shows five results per page, and the last page for a number that is too high', () => {
    const results = [1, 2, 3, 4, 5, 6, 7]
    expect(pageOf(results, 1)).toEqual({ current: 1, pageCount: 2, shown: [1, 2, 3, 4, 5] })
    expect(pageOf(results, 9)).toEqual({ current: 2, pageCount: 2, shown: [6, 7] })
    expect(pageOf([], 1)).toEqual({ current: 1, pageCount: 1, shown: [] })
  })
})
