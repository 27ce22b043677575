import { describe, expect, test } from 'vitest'
import {
  appliedCount,
  listAddress,
  noFilters,
  queryOf,
  rangeOf,
  readFilters,
  requireFilters,
  type Filters,
} from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('The filters in the address', () => {
  const all: Filters = {
    nombre: 'niñera & más',
    sector: 13,
    ciudad: "L'Hospitalet",
    distancia: 25,
    provincia: 8,
    modalidad: 3,
    jornada: 2,
    contrato: 'fijo_discontinuo',
    experiencia: 'senior',
    salario: 24_000,
    publicada: 7,
    reservada: 1,
    empresa: 7,
    orden: 'distancia',
    pagina: 3,
  }

  test('are read as they were written', () => {
    expect(read(listAddress(all).split('?')[1] ?? '')).toEqual(all)
    expect(appliedCount(all)).toBe(13)
  })

  test('stand in the address in one order, with Spanish names', () => {
    const { nombre: _, ...others } = { ...all, ciudad: 'Vic' }
    expect(listAddress({ ...others, nombre: 'x' })).toBe(
      '/pagina-principal?nombre=x&sector=13&ciudad=Vic&distancia=25&provincia=8&modalidad=3&jornada=2&contrato=fijo_discontinuo&experiencia=senior&salario=24000&publicada=7&reservada=1&empresa=7&orden=distancia&pagina=3',
    )
  })

  test('are left out if they are empty', () => {
    expect(listAddress(noFilters)).toBe('/pagina-principal')
    expect(appliedCount(noFilters)).toBe(0)
  })

  test('are asked of the API with the page', () => {
    expect(queryOf(all)).toEqual(all)
    expect(queryOf(noFilters)).toEqual({ pagina: 1 })
  })

  test.each([
    'sector=&pagina=',
    'sector=abc&pagina=-1',
    'sector=0&pagina=0',
    'sector=1e9&pagina=1.5',
    'pagina=99999999999',
    'provincia=0&modalidad=x&jornada=1.0',
    'distancia=25',
    'ciudad=&distancia=25&orden=fecha',
    'contrato=becario',
    'salario=0',
    'salario=24.000',
    'salario=10000001',
    'publicada=2',
    'publicada=07',
    'publicada=hoy',
  ])('that make no sense filter nothing: %s', (query) => {
    expect(read(query)).toEqual(noFilters)
  })

  test.each(['abc', '0', '07', '7.0', '0x7', '7e0', '%207', '%2B7', '2147483648'])(
    'are those of the not-found page where the id of a list is «%s»',
    (id) => {
      for (const name of ['sector', 'provincia', 'modalidad', 'jornada', 'empresa']) {
        const request = new Request(`http://127.0.0.1/pagina-principal?${name}=${id}`)
        expect(() => requireFilters(request)).toThrow(expect.objectContaining({ type: 'DataWithResponseInit' }))
      }
    },
  )

  test.each(['contrato=becario', 'experiencia=mucha', 'contrato=Indefinido'])(
    'are those of the not-found page: %s',
    (query) => {
      const request = new Request(`http://127.0.0.1/pagina-principal?${query}`)
      expect(() => requireFilters(request)).toThrow(expect.objectContaining({ type: 'DataWithResponseInit' }))
    },
  )

  test.each(['', '?sector=', '?sector=7', '?pagina=abc', '?provincia=&salario=abc&publicada=abc'])(
    'are read from an address with «%s»',
    (search) => {
      const filters = requireFilters(new Request(`http://127.0.0.1/pagina-principal${search}`))
      expect(filters).toMatchObject({ sector: search === '?sector=7' ? 7 : null, pagina: 1 })
    },
  )

  test('give the numbers of the first and last offer of the page', () => {
    expect(rangeOf(2, 8)).toEqual({ from: 7, to: 8 })
  })
})
