import { describe, expect, test } from 'vitest'
import { OFFERS_COUNTED_MAX } from '#contract/constants.ts'
import { filterNames } from '#contract/offer/filters.ts'
import { offer } from '#server/database/schema/schema.ts'
import { aCompany, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const by = await aCompany(app, { plan: 'premium' })
const projectId = await aProject(app, { by })

const sevilla = { provinceId: 41, municipalityId: 41_091 }
const dosHermanas = { provinceId: 41, municipalityId: 41_038 }
const leon = { provinceId: 24, municipalityId: 24_089 }
const [fullTime, partTime] = [{ workdayId: 1 }, { workdayId: 2 }]

const rows = (count: number, name: string, fields: object) =>
  Array.from({ length: count }, () => ({
    name,
    description: 'Una de muchas.',
    projectId,
    companyId: by.companyId,
    positionId: 50,
    sectorId: 7,
    modalityId: 1,
    annualSalary: 20_000,
    createdOn: '2026-11-20',
    ...sevilla,
    ...fullTime,
    ...fields,
  }))
await app.deps.db
  .insert(offer)
  .values([
    ...rows(3, 'Camarero', { ...sevilla, ...fullTime }),
    ...rows(2, 'Fontanero', { ...sevilla, ...partTime, sectorId: 9 }),
    ...rows(1, 'Fontanero', { ...dosHermanas, ...partTime, sectorId: 9 }),
    ...rows(4, 'Camarero', { ...leon, ...partTime, sectorId: 16 }),
    ...rows(OFFERS_COUNTED_MAX + 5, 'Farero', { ...leon, ...fullTime, modalityId: 3, sectorId: 26 }),
  ])

interface Way {
  filtros: Record<string, string | number>
  sin: string | null
  sola: boolean
  numero_ofertas: number
}
const queryOf = (filters: Way['filtros']) =>
  new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))
const ask = async (filters: Way['filtros']) =>
  (await app.call<Way[]>(`GET /api/companies/search-ways-out?${queryOf(filters)}`)).body
const totalOf = async (filters: Way['filtros']) => {
  const { headers } = await app.call(`GET /api/companies/all-active-offers?${queryOf({ ...filters, pagina: 1 })}`)
  return Number(headers.get('x-total-count'))
}

describe('A search that finds nothing is offered', () => {
  test('without one of its filters, with the most offers first', async () => {
    expect(await ask({ nombre: 'camarero', ciudad: 'Sevilla', jornada: 2 })).toEqual([
      { filtros: { nombre: 'camarero', jornada: 2 }, sin: 'ciudad', sola: false, numero_ofertas: 4 },
      { filtros: { nombre: 'camarero', ciudad: 'Sevilla' }, sin: 'jornada', sola: false, numero_ofertas: 3 },
      { filtros: { ciudad: 'Sevilla', jornada: 2 }, sin: 'nombre', sola: false, numero_ofertas: 2 },
    ])
  })

  test('farther around its city, to the least distance that finds some', async () => {
    const [wider] = await ask({ ciudad: 'Camas', jornada: 2, distancia: 5 })
    expect(wider).toEqual({
      filtros: { ciudad: 'Camas', jornada: 2, distancia: 10 },
      sin: null,
      sola: false,
      numero_ofertas: 2,
    })
  })

  test('around its city: in the province, and in the city with the most offers there', async () => {
    const [, ...others] = await ask({ ciudad: 'Camas', jornada: 2, provincia: 41 })
    expect(others).toEqual([
      { filtros: { jornada: 2, provincia: 41 }, sin: 'ciudad', sola: false, numero_ofertas: 3 },
      { filtros: { jornada: 2, provincia: 41 }, sin: null, sola: false, numero_ofertas: 3 },
      { filtros: { jornada: 2, ciudad: 'Sevilla' }, sin: null, sola: false, numero_ofertas: 2 },
    ])
  })

  test('with each of three filters alone, where all of them exclude one another', async () => {
    expect(await ask({ provincia: 41, modalidad: 3, sector: 16 })).toEqual([
      { filtros: { modalidad: 3 }, sin: null, sola: true, numero_ofertas: OFFERS_COUNTED_MAX + 1 },
      { filtros: { provincia: 41 }, sin: null, sola: true, numero_ofertas: 6 },
      { filtros: { sector: 16 }, sin: null, sola: true, numero_ofertas: 4 },
    ])
  })

  test('nothing for one filter, or for a text that no offer has', async () => {
    for (const filters of [{ sector: 3 }, { nombre: 'zzz' }, {}]) expect(await ask(filters)).toEqual([])
  })
})

test('Each way out finds as many offers in the list as it says, also by words inside of longer ones', async () => {
  const searches = [
    { nombre: 'onta', ciudad: 'León' },
    { nombre: 'onta', ciudad: 'Camas', jornada: 1 },
    { nombre: 'de la', sector: 3, publicada: 1, salario: 90_000 },
    { nombre: 'camarero fontanero', provincia: 99, contrato: 'practicas', experiencia: 'senior', reservada: 1 },
    { ciudad: 'Ningún sitio', puesto: 51, modalidad: 2 },
    { nombre: 'cama', ciudad: 'Dos Hermanas', sector: 9, salario: 20_000, publicada: 30, jornada: 2 },
  ]
  for (const search of searches) {
    const ways = await ask(search)
    for (const { filtros, numero_ofertas } of ways) {
      expect([filtros, numero_ofertas]).toEqual([filtros, await totalOf(filtros)])
    }
    for (const name of filterNames.filter((one) => one in search)) {
      const { [name as 'nombre']: _, ...others } = search
      const offered = ways.find(({ sin }) => sin === name)?.numero_ofertas ?? 0
      expect([search, name, offered]).toEqual([search, name, await totalOf(others)])
    }
  }
})

test('A filter that makes no sense is refused as in the list', async () => {
  for (const [query, status] of [
    ['sector=abc', 404],
    ['contrato=becario', 400],
  ] as const) {
    expect(await app.call(`GET /api/companies/search-ways-out?${query}`)).toMatchObject({ status })
  }
})
