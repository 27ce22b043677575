import { expect, test } from 'vitest'
import { api } from '#web/api/client.ts'
import { anOffer } from '#web/testing/offers.ts'
import { counted, refusal, stubApi } from '#web/testing/stub-api.ts'
import { noFilters } from './filters/filters.ts'
import { findOffers } from './find-offers.ts'

const list = 'GET /api/companies/all-active-offers'
const suggest = 'GET /api/companies/search-suggestion'
const camarero = { sugerencia: 'camarero', conserva_filtros: true }

test('Words are suggested for a search by name that finds no more than a page', async () => {
  stubApi({ [list]: () => counted([anOffer()], 6), [suggest]: camarero })
  expect(await findOffers(api, { ...noFilters, nombre: 'amarero' })).toMatchObject({ total: 6, suggestion: camarero })
})

test('No words are asked for where more is found, or no name is searched', async () => {
  const { made } = stubApi({ [list]: () => counted([anOffer()], 7), [suggest]: camarero })
  expect(await findOffers(api, { ...noFilters, nombre: 'camarero' })).toMatchObject({ suggestion: null })
  stubApi({ [list]: () => counted([]), [suggest]: camarero })
  expect(await findOffers(api, { ...noFilters, ciudad: 'León' })).toMatchObject({ total: 0, suggestion: null })
  expect(made.map(({ call }) => call)).toEqual([list])
})

test('A suggestion that fails does not fail the list', async () => {
  stubApi({ [list]: () => counted([]), [suggest]: () => refusal(500, 'internal') })
  expect(await findOffers(api, { ...noFilters, nombre: 'x' })).toMatchObject({ total: 0, suggestion: null })
})

test('Offers come with what their cards show, because a page sends them twice', async () => {
  const long = anOffer({ descripcion: 'Palabra '.repeat(500), requirements_list: [{ descripcion: 'Inglés' }] })
  stubApi({ [list]: () => counted([long]) })
  const found = await findOffers(api, noFilters)
  const [offer] = found === 'failed' ? [] : found.offers
  expect(offer).toMatchObject({ nombre: long.nombre, mst_ciudades_id: { nombre: 'Madrid' } })
  for (const field of ['requirements_list', 'convenio', 'caduca_el']) expect(offer).not.toHaveProperty(field)
  expect(offer?.mst_ciudades_id).not.toHaveProperty('mst_provincias_id')
  expect(offer?.descripcion).toHaveLength('Palabra '.repeat(34).trim().length)
})

test('A search without a match offers itself without one filter, where that finds offers', async () => {
  const totals = new Map([
    ['ciudad=Sevilla', 20],
    ['jornada=2', 35],
  ])
  stubApi({
    'GET /api/companies/offer-cities': [],
    [list]: (_: unknown, asked: URLSearchParams) => {
      const query = [...asked].filter(([name]) => name !== 'pagina').map((pair) => pair.join('='))
      return counted([], totals.get(query.join('&')) ?? 0)
    },
  })
  const found = await findOffers(api, { ...noFilters, ciudad: 'Sevilla', jornada: 2 })
  expect(found).toMatchObject({
    waysOut: [
      { without: 'ciudad', total: 35, filters: { ciudad: '', jornada: 2 } },
      { without: 'jornada', total: 20, filters: { ciudad: 'Sevilla', jornada: null } },
    ],
  })
  expect(await findOffers(api, { ...noFilters, jornada: 1, sector: 3 })).toMatchObject({ waysOut: [] })
})

test('A city where nothing is found offers its province, and the city with the most offers there', async () => {
  const totals = new Map([
    ['jornada=2&provincia=41', 9],
    ['ciudad=Sevilla&jornada=2', 7],
  ])
  stubApi({
    'GET /api/companies/offer-cities': (_: unknown, asked: URLSearchParams) =>
      asked.get('cerca_de') === 'Camas' ? [{ mst_ciudades_id: 41_091, nombre: 'Sevilla', numero_ofertas: 40 }] : [],
    [list]: (_: unknown, asked: URLSearchParams) => {
      const query = [...asked].filter(([name]) => name !== 'pagina').map((pair) => pair.join('='))
      return counted([], totals.get(query.toSorted().join('&')) ?? 0)
    },
  })
  expect(await findOffers(api, { ...noFilters, ciudad: 'Camas', jornada: 2 })).toMatchObject({
    waysOut: [
      { total: 9, filters: { ciudad: '', provincia: 41, jornada: 2 } },
      { total: 7, filters: { ciudad: 'Sevilla', provincia: null, jornada: 2 } },
    ],
  })
})

test('Of three filters that exclude one another, each is offered alone', async () => {
  const totals = new Map([
    ['jornada=2', 90],
    ['provincia=41', 40],
  ])
  stubApi({
    [list]: (_: unknown, asked: URLSearchParams) => {
      const query = [...asked].filter(([name]) => name !== 'pagina').map((pair) => pair.join('='))
      return counted([], totals.get(query.join('&')) ?? 0)
    },
  })
  expect(await findOffers(api, { ...noFilters, provincia: 41, jornada: 2, salario: 60_000 })).toMatchObject({
    waysOut: [
      { total: 90, filters: { jornada: 2, provincia: null, salario: null }, isAlone: true },
      { total: 40, filters: { jornada: null, provincia: 41, salario: null }, isAlone: true },
    ],
  })
})
