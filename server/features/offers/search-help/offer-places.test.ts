import { describe, expect, test } from 'vitest'
import { aCompany, anOffer, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const by = await aCompany(app, { plan: 'premium' })
const projectId = await aProject(app, { by })
const closedId = await aProject(app, { by })

const place = (community: number, province: number, city: number) => ({
  mst_comunidades_id: community,
  mst_provincias_id: province,
  mst_ciudades_id: city,
})
const madrid = place(7, 28, 28_079)
const lasRozas = place(7, 28, 28_127)
const malaga = place(1, 29, 29_067)
const leon = place(13, 24, 24_089)
const lHospitalet = place(9, 8, 8101)
const getafe = place(7, 28, 28_065)
// Two places of one name, in Asturias and in Girona.
const mieres = [place(3, 33, 33_037), place(9, 17, 17_105)]

const publish = (where: object, fields: object = {}) => anOffer(app, { by, projectId, ...where, ...fields })
const places = [madrid, madrid, lasRozas, malaga, malaga, malaga, leon, lHospitalet, ...mieres]
for (const where of places) await publish(where)
await publish(getafe, { estado: 0 })
await anOffer(app, { by, projectId: closedId, ...getafe })
await app.call(`PUT /api/companies/update-project/${closedId}`, {
  token: by.token,
  body: { nombre: 'Cerrado', descripcion: 'Ya no se busca a nadie.', estado: 0 },
})

interface City {
  mst_ciudades_id: number
  nombre: string
  numero_ofertas: number
}
const ask = (query: string) => app.call<City[]>(`GET /api/companies/offer-cities${query}`)
const complete = async (text: string) => (await ask(`?${new URLSearchParams({ nombre: text })}`)).body
const namesFor = async (text: string) => (await complete(text)).map(({ nombre }) => nombre)

describe('Cities completed while one types', () => {
  test.each(['málaga', 'MALAGA', ' Malag ', 'malagá'])('«%s» finds Málaga', async (text) => {
    expect(await complete(text)).toEqual([
      { mst_ciudades_id: 29_067, nombre: 'Málaga', numero_ofertas: 3 },
      { mst_ciudades_id: null, nombre: 'Provincia de Málaga', numero_ofertas: 3 },
    ])
  })

  test('come with those first that begin so, then those of which a word does', async () => {
    expect(await namesFor('madrid')).toEqual(['Madrid', 'Comunidad de Madrid', 'Las Rozas de Madrid'])
    expect(await namesFor('ho')).toEqual(["L'Hospitalet de Llobregat"])
    expect(await namesFor('l')).toEqual(["L'Hospitalet de Llobregat", 'Las Rozas de Madrid', 'León', 'Málaga'])
  })

  test('without a text are those with the most offers', async () => {
    const { body, headers } = await ask('')
    expect(body[0]).toEqual({ mst_ciudades_id: 29_067, nombre: 'Málaga', numero_ofertas: 3 })
    expect(headers.get('cache-control')).toBe('public, max-age=60')
  })

  test('around a city without offers are those of its province, with the most offers first', async () => {
    const around = async (city: string) =>
      (await ask(`?${new URLSearchParams({ cerca_de: city })}`)).body.map(({ nombre }) => nombre)
    expect(await around('Getafe')).toEqual(['Madrid', 'Las Rozas de Madrid'])
    expect(await around('antequera')).toEqual(['Málaga'])
    // Two places of one name, and no place.
    expect(await around('Mieres')).toEqual([])
    expect(await around('Macondo')).toEqual([])
  })

  test('are none where every offer or its project is inactive, and none for what no place is called', async () => {
    expect(await complete('getafe')).toEqual([])
    expect(await complete('%')).toEqual([])
  })

  test('tell the number of offers that the list then finds', async () => {
    for (const text of ['madrid', 'rozas', 'mieres', 'león']) {
      const [first] = await complete(text)
      const query = new URLSearchParams({ ciudad: first?.nombre ?? '' })
      const { headers } = await app.call(`GET /api/companies/all-active-offers?${query}`)
      expect([text, headers.get('x-total-count')]).toEqual([text, String(first?.numero_ofertas)])
    }
  })

  test('count the jobs that are done from all of Spain, as the list does', async () => {
    const remote = await publish(madrid, { mst_modalidad_id: 3, toda_espana: true })
    const totalIn = async (ciudad: string) =>
      (await app.call(`GET /api/companies/all-active-offers?${new URLSearchParams({ ciudad })}`)).headers.get(
        'x-total-count',
      )
    for (const city of ['Madrid', 'León', 'Málaga']) {
      const [first] = await complete(city)
      expect([city, String(first?.numero_ofertas)]).toEqual([city, await totalIn(city)])
    }
    await app.call(`DELETE /api/companies/delete-offer/${remote}`, { token: by.token })
  })

  test('are eight at most, and one with its first offer is there at once', async () => {
    expect(await namesFor('aranjuez')).toEqual([])
    for (const city of [28_005, 28_006, 28_007, 28_013]) await publish(place(7, 28, city))
    expect(await namesFor('aranjuez')).toEqual(['Aranjuez'])
    expect(await namesFor('')).toHaveLength(8)
  })

  test.each([`?nombre=${'a'.repeat(101)}`, '?nombre=a&nombre=b', '?nombre[x]=a'])(
    'are refused for «%s»',
    async (query) => expect(await ask(query)).toMatchObject({ status: 400, body: { code: 'invalid_input' } }),
  )
})

describe('A place that is no city', () => {
  const named = async (text: string) => (await complete(text))[0]

  test.each([
    ['asturias', 'Asturias', 1],
    ['Principado de Asturias', 'Asturias', 1],
    ['andalucia', 'Andalucía', 3],
    ['Catalunya', 'Cataluña', 2],
    ['castilla leon', 'Castilla y León', 1],
    ['28013', 'Comunidad de Madrid', 7],
    ['290', 'Provincia de Málaga', 3],
    ['provincia malaga', 'Provincia de Málaga', 3],
    ['españa', 'Toda España', 14],
  ])('«%s» is proposed as «%s» with %i offers, and the list finds them', async (text, nombre, numero_ofertas) => {
    expect(await named(text)).toEqual({ mst_ciudades_id: null, nombre, numero_ofertas })
    for (const ciudad of [text, nombre]) {
      const query = new URLSearchParams({ ciudad, pagina: '1' })
      const { headers } = await app.call(`GET /api/companies/all-active-offers?${query}`)
      expect([ciudad, headers.get('x-total-count')]).toEqual([ciudad, String(numero_ofertas)])
    }
  })

  test('without offers of its own is proposed if there are jobs from all of Spain, and so is such a city', async () => {
    expect(await complete('cantabria')).toEqual([])
    const remote = await publish(madrid, { mst_modalidad_id: 3, toda_espana: true })
    expect(await named('cantabria')).toEqual({ mst_ciudades_id: null, nombre: 'Cantabria', numero_ofertas: 1 })
    expect(await named('getafe')).toEqual({ mst_ciudades_id: null, nombre: 'Getafe', numero_ofertas: 1 })
    expect(await named('asturias')).toMatchObject({ nombre: 'Asturias', numero_ofertas: 2 })
    await app.call(`DELETE /api/companies/delete-offer/${remote}`, { token: by.token })
  })
})

describe('The city of the list', () => {
  const totalIn = async (ciudad: string) => {
    const { headers } = await app.call(`GET /api/companies/all-active-offers?${new URLSearchParams({ ciudad })}`)
    return Number(headers.get('x-total-count'))
  }

  test.each(['Madrid', 'MADRID', 'mádrid'])('that is called «%s» is meant alone', async (ciudad) => {
    expect(await totalIn(ciudad)).toBe(2)
  })

  test('that nobody is called so is every one whose name contains it', async () => {
    expect(await totalIn('madri')).toBe(3)
  })
})
