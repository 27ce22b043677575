import { describe, expect, test } from 'vitest'
import { LENGTH_MAX } from '#contract/constants.ts'
import { addressOf, isNarrowed, queryOf, readFilters, viewOf } from './section.ts'

const search = (address: string) => new URLSearchParams(address.split('?')[1])
const none = { buscar: '', estado: '', proyecto: null, oferta: null, pagina: 1 }

describe('the address of the dashboard', () => {
  test('is read as it was written', () => {
    const filters = { buscar: 'niñera & más', estado: '0', proyecto: 1, oferta: null, pagina: 3 } as const
    const address = addressOf('ofertas', filters)
    expect(readFilters(search(address))).toEqual(filters)
    expect(viewOf(search(address))).toBe('ofertas')
  })

  test('contains only the filters that are set', () => {
    expect(addressOf('candidatos')).toBe('/perfil-empresa?seccion=candidatos')
    expect(addressOf('candidatos', { oferta: 1 })).toBe('/perfil-empresa?seccion=candidatos&oferta=1')
  })

  test('can name the choice of a project for a new offer', () => {
    expect(viewOf(search(addressOf('crear', { pagina: 2 })))).toBe('crear')
    expect(viewOf(search('?seccion=candidatos&crear=1'))).toBe('candidatos')
    expect(viewOf(search('?seccion=otra'))).toBe('proyectos')
  })

  test.each(['estado=2&pagina=0', 'pagina=-1&oferta=abc', 'proyecto=0&pagina=1.5', 'buscar=%20%20&pagina=99999999999'])(
    'that makes no sense narrows nothing: %s',
    (query) => expect(readFilters(new URLSearchParams(query))).toEqual(none),
  )

  test.each([
    ['a space', `${'a'.repeat(LENGTH_MAX.title - 1)} b`],
    ['half a character', `${'a'.repeat(LENGTH_MAX.title - 1)}😀`],
  ])('cuts a search that is too long, but not after %s', (_, buscar) => {
    expect(readFilters(new URLSearchParams({ buscar })).buscar).toBe('a'.repeat(LENGTH_MAX.title - 1))
  })

  test('always requests a page from the API', () => {
    expect(queryOf(readFilters(new URLSearchParams()))).toEqual({ pagina: 1 })
    expect(queryOf(readFilters(new URLSearchParams('estado=0&buscar=a')))).toEqual({
      estado: '0',
      buscar: 'a',
      pagina: 1,
    })
  })

  test('counts as narrowed with any filter, but not with a page', () => {
    expect(isNarrowed(readFilters(new URLSearchParams('pagina=3')))).toBe(false)
    for (const query of ['estado=0', 'buscar=a', 'oferta=1', 'proyecto=1']) {
      expect(isNarrowed(readFilters(new URLSearchParams(query))), query).toBe(true)
    }
  })
})
