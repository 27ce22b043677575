import { describe, expect, test } from 'vitest'
import { listAddress, rangeOf, readFilters, requireFilters } from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('The filters in the address', () => {
  test('are read as they were written', () => {
    const address = listAddress({ nombre: 'niñera & más', sector: 13, ciudad: "L'Hospitalet", pagina: 3 })
    expect(read(address.split('?')[1] ?? '')).toEqual({
      nombre: 'niñera & más',
      sector: 13,
      ciudad: "L'Hospitalet",
      pagina: 3,
    })
  })

  test('are left out if they are empty', () => {
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

  test.each(['abc', '0', '07', '7.0', '0x7', '7e0', '%207', '%2B7', '2147483648'])(
    'are those of the not-found page where the sector is «%s»',
    (sector) => {
      const request = new Request(`http://127.0.0.1/pagina-principal?sector=${sector}`)
      expect(() => requireFilters(request)).toThrow(expect.objectContaining({ type: 'DataWithResponseInit' }))
    },
  )

  test.each(['', '?sector=', '?sector=7', '?pagina=abc'])('are read from an address with «%s»', (search) => {
    const filters = requireFilters(new Request(`http://127.0.0.1/pagina-principal${search}`))
    expect(filters).toMatchObject({ sector: search === '?sector=7' ? 7 : null, pagina: 1 })
  })

  test('give the numbers of the first and last offer of the page', () => {
    expect(rangeOf(2, 8)).toEqual({ from: 7, to: 8 })
  })
})
