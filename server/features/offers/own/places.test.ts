import { expect, test } from 'vitest'
import { municipalities } from '#server/database/master-data/places.ts'
import { aCompany, anOffer, aProject, offerFields } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const by = await aCompany(app, { plan: 'premium' })
const projectId = await aProject(app, { by })

const SEVILLE = 41_091
const MALAGA = 29_067
const REMOTE = 3

const publish = (fields: object) => anOffer(app, { by, projectId, ...fields })
const change = (id: number, body: object) =>
  app.call(`PUT /api/companies/update-offer/${id}`, { token: by.token, body })
interface Read {
  emp_ofertas_id: number
  mas_ciudades: { mst_ciudades_id: number; nombre: string; mst_provincias_id: { nombre: string } }[]
  toda_espana: boolean
}
const read = async (id: number) => (await app.call<Read>(`GET /api/companies/offer-information/${id}`)).body
const find = async (query: string) => {
  const { body } = await app.call<Read[]>(`GET /api/companies/all-active-offers?${query}`)
  return body.map((offer) => offer.emp_ofertas_id)
}
const refuse = async (fields: object) => {
  const body = { ...offerFields, emp_proyectos_id: projectId, ...fields }
  return app.call('POST /api/companies/create-offer-in-project', { token: by.token, body })
}

test('an offer is found in each of its cities and provinces', async () => {
  const id = await publish({ nombre: 'Guía de museo', mas_ciudades: [SEVILLE, MALAGA] })
  const offer = await read(id)
  expect(offer.mas_ciudades.map(({ nombre }) => nombre)).toEqual(['Sevilla', 'Málaga'])
  for (const query of [
    'ciudad=Madrid',
    'ciudad=sevilla',
    'ciudad=M%C3%A1laga&nombre=guia',
    'provincia=41',
    'provincia=29',
  ]) {
    expect(await find(`${query}&pagina=1`), query).toContain(id)
  }
  expect(await find('ciudad=Cádiz&pagina=1')).not.toContain(id)
  await change(id, { mas_ciudades: [SEVILLE] })
  expect(await find('ciudad=Málaga&pagina=1')).not.toContain(id)
})

test('a city counts once, and the first one not again', async () => {
  const id = await publish({ mas_ciudades: [SEVILLE, offerFields.mst_ciudades_id, SEVILLE] })
  expect((await read(id)).mas_ciudades.map((city) => city.mst_ciudades_id)).toEqual([SEVILLE])
})

test('ten cities at most, and only those that exist', async () => {
  const many = municipalities.slice(0, 10).map(({ id }) => id)
  expect(await refuse({ mas_ciudades: many })).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(await refuse({ mas_ciudades: [99_999] })).toMatchObject({ status: 400, body: { code: 'unknown_choice' } })
  expect(await refuse({ mas_ciudades: many.slice(0, 9) })).toMatchObject({ status: 200 })
})

test('a remote job from all of Spain is found in every city, and only a remote one may be', async () => {
  expect(await refuse({ toda_espana: true })).toMatchObject({ status: 400, body: { code: 'everywhere_not_remote' } })
  const id = await publish({ nombre: 'Traductor/a de farsi', toda_espana: true, mst_modalidad_id: REMOTE })
  for (const query of ['ciudad=Sevilla', 'provincia=15', 'nombre=farsi&ciudad=Teruel']) {
    expect(await find(`${query}&pagina=1`), query).toContain(id)
  }
  expect(await find('ciudad=Ningún sitio&pagina=1')).not.toContain(id)
  expect(await change(id, { mst_modalidad_id: 1 })).toMatchObject({ body: { code: 'everywhere_not_remote' } })
  expect(await change(id, { mst_modalidad_id: 1, toda_espana: false })).toMatchObject({ status: 200 })
})

test('every city of Spain can be one of several, and is read by its name', async () => {
  const names = new Map(municipalities.map(({ id, name }) => [id, name]))
  const id = await publish({})
  for (let first = 0; first < municipalities.length; first += 9 * 60) {
    const some = municipalities.slice(first, first + 9).map((city) => city.id)
    expect(await change(id, { mas_ciudades: some })).toMatchObject({ status: 200 })
    expect((await read(id)).mas_ciudades.map(({ nombre }) => nombre)).toEqual(some.map((one) => names.get(one)))
  }
})

test('the completions of cities count an offer in each of its cities', async () => {
  const cities = async () => {
    const { body } = await app.call<{ nombre: string; numero_ofertas: number }[]>(
      'GET /api/companies/offer-cities?nombre=Villarrobledo',
    )
    return body
  }
  expect(await cities()).toEqual([])
  await publish({ mas_ciudades: [2081] })
  expect(await cities()).toMatchObject([{ nombre: 'Villarrobledo', numero_ofertas: 1 }])
})

test('an offer that is reserved for people with a disability says why, and has a filter of its own', async () => {
  const id = await publish({ nombre: 'Telefonista', reservada_discapacidad: 'centro_especial' })
  expect(await read(id)).toMatchObject({ reservada_discapacidad: 'centro_especial' })
  expect(await find('reservada=1&pagina=1')).toEqual([id])
  await change(id, { reservada_discapacidad: null })
  expect(await find('reservada=1&pagina=1')).toEqual([])
  expect(await refuse({ reservada_discapacidad: 'porque sí' })).toMatchObject({ status: 400 })
})
