import { expect, test } from 'vitest'
import { api } from '#web/api/client.ts'
import { anOffer } from '#web/testing/offers.ts'
import { counted, refusal, stubApi } from '#web/testing/stub-api.ts'
import { noFilters } from './filters/filters.ts'
import { findOffers } from './find-offers.ts'

const list = 'GET /api/companies/all-active-offers'
const correct = 'GET /api/companies/search-suggestion'
const waysOut = 'GET /api/companies/search-ways-out'
const camarero = { sugerencia: 'camarero', conserva_filtros: true, ciudad: null, se_conoce: false, filtros: null }

test('Words are corrected for a search by name that finds no more than a page', async () => {
  stubApi({ [list]: () => counted([anOffer()], 6), [correct]: camarero })
  expect(await findOffers(api, { ...noFilters, nombre: 'amarero' })).toMatchObject({ total: 6, correction: camarero })
})

test('Words that name a filter are asked for however many they find, and a place where nothing is found', async () => {
  const filtros = { nombre: 'camarero', modalidad: 3 }
  stubApi({ [list]: () => counted([anOffer()], 7), [correct]: { ...camarero, filtros } })
  const found = await findOffers(api, { ...noFilters, nombre: 'camarero teletrabajo' })
  expect(found).toMatchObject({ understood: { ...noFilters, ...filtros } })
  stubApi({ [list]: () => counted([]), [waysOut]: [], [correct]: { ...camarero, ciudad: 'León' } })
  expect(await findOffers(api, { ...noFilters, ciudad: 'Lion' })).toMatchObject({ correction: { ciudad: 'León' } })
})

test('No words are asked for where more is found, or no name is searched', async () => {
  const { made } = stubApi({ [list]: () => counted([anOffer()], 7), [correct]: camarero })
  expect(await findOffers(api, { ...noFilters, nombre: 'camarero' })).toMatchObject({ correction: null })
  stubApi({ [list]: () => counted([anOffer()], 1), [correct]: camarero })
  expect(await findOffers(api, { ...noFilters, ciudad: 'León' })).toMatchObject({ total: 1, correction: null })
  expect(made.map(({ call }) => call)).toEqual([list])
})

test('A correction that fails does not fail the list', async () => {
  stubApi({ [list]: () => counted([]), [correct]: () => refusal(500, 'internal') })
  expect(await findOffers(api, { ...noFilters, nombre: 'x' })).toMatchObject({ total: 0, correction: null })
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

test('A search without a match offers those that the server finds, in its order', async () => {
  const { made } = stubApi({
    [list]: () => counted([]),
    [waysOut]: (_: unknown, asked: URLSearchParams) =>
      asked.toString() === 'ciudad=Camas&jornada=2'
        ? [
            { filtros: { jornada: 2 }, sin: 'ciudad', sola: false, numero_ofertas: 35 },
            { filtros: { jornada: 2, provincia: 41 }, sin: null, sola: false, numero_ofertas: 9 },
            { filtros: { ciudad: 'Camas' }, sin: null, sola: true, numero_ofertas: 7 },
          ]
        : [],
  })
  expect(await findOffers(api, { ...noFilters, ciudad: 'Camas', jornada: 2, pagina: 3 })).toMatchObject({
    waysOut: [
      { without: 'ciudad', total: 35, filters: { ...noFilters, jornada: 2 } },
      { total: 9, filters: { ciudad: '', provincia: 41, jornada: 2 } },
      { total: 7, filters: { ciudad: 'Camas', jornada: null }, isAlone: true },
    ],
  })
  expect(made.map(({ call }) => call)).toEqual([list, correct, waysOut])
})

test('No ways out are asked for where one filter alone finds nothing', async () => {
  const { made } = stubApi({ [list]: () => counted([]) })
  expect(await findOffers(api, { ...noFilters, sector: 3 })).toMatchObject({ total: 0, waysOut: [] })
  expect(made.map(({ call }) => call)).toEqual([list])
})

test('Ways out that fail do not fail the list', async () => {
  stubApi({ [list]: () => counted([]), [waysOut]: () => refusal(500, 'internal') })
  expect(await findOffers(api, { ...noFilters, sector: 3, jornada: 2 })).toMatchObject({ total: 0, waysOut: [] })
})
