import { describe, expect, test } from 'vitest'
import { ACTIVE_OFFERS_MAX } from '#contract/constants.ts'
import { offer } from '#server/database/schema/schema.ts'
import { aCompany, anOffer, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const by = await aCompany(app, { plan: 'premium' })
const projectId = await aProject(app, { by })

const inMadrid = { mst_comunidades_id: 7, mst_provincias_id: 28, mst_ciudades_id: 28079 }
const inBarcelona = { mst_comunidades_id: 9, mst_provincias_id: 8, mst_ciudades_id: 8019 }
const inMostoles = { ...inMadrid, mst_ciudades_id: 28092 }

// Oldest first.
const names: [string, object][] = [
  ['Técnico de Iluminación', { ...inMadrid, mst_emp_sector_id: 9 }],
  ['técnico en PINTURA 100% natural', { ...inBarcelona, mst_emp_sector_id: 12 }],
  ['Diseñador_a de C\\C++', { ...inMostoles, mst_emp_sector_id: 12 }],
  ['Camarero', { ...inMostoles, mst_emp_sector_id: 16 }],
  ['Cocinero', { ...inBarcelona, mst_emp_sector_id: 16 }],
  ['Iluminador de cine', { ...inBarcelona, mst_emp_sector_id: 9 }],
  ['Ayudante de cocina', { ...inMadrid, mst_emp_sector_id: 16 }],
  ['Jefe de sala', { ...inMadrid, mst_emp_sector_id: 16 }],
]
for (const [nombre, fields] of names) await anOffer(app, { by, projectId, nombre, ...fields })
await anOffer(app, { by, projectId, nombre: 'Técnico oculto', estado: 0 })

const list = (query: string) =>
  app.call<{ nombre: string; emp_ofertas_id: number }[]>(`GET /api/companies/all-active-offers${query}`)

async function search(filters: Record<string, string | number>) {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))
  const { status, body, headers } = await list(`?${query}`)
  expect(status).toBe(200)
  return { names: body.map(({ nombre }) => nombre), total: Number(headers.get('x-total-count')) }
}

const tecnicos = ['técnico en PINTURA 100% natural', 'Técnico de Iluminación']

describe('searching by name', () => {
  test.each(['tecnico', 'TÉCNICO', 'Tecnicó', ' técnico ', 'tec', 'cnic'])(
    '«%s» finds both spellings, and no inactive offer',
    async (nombre) => expect(await search({ nombre })).toEqual({ names: tecnicos, total: 2 }),
  )

  test('takes every word, in any order, each anywhere in the name', async () => {
    expect((await search({ nombre: 'ilumina  tecnico' })).names).toEqual(['Técnico de Iluminación'])
    expect((await search({ nombre: 'tecnico cine' })).names).toEqual([])
  })

  test('does not look into the description', async () => {
    expect((await search({ nombre: 'caja' })).names).toEqual([])
  })

  test('takes an «ñ» for an «n»', async () => {
    expect((await search({ nombre: 'disenador' })).names).toEqual(['Diseñador_a de C\\C++'])
  })

  test.each([
    ['100%', ['técnico en PINTURA 100% natural']],
    ['0%n', []],
    ['％', ['técnico en PINTURA 100% natural']],
    ['_', ['Diseñador_a de C\\C++']],
    ['dor_a', ['Diseñador_a de C\\C++']],
    ['Cam_rero', []],
    ['C\\C', ['Diseñador_a de C\\C++']],
    ['\\', ['Diseñador_a de C\\C++']],
    ['c++', ['Diseñador_a de C\\C++']],
    ["' or 1=1 --", []],
  ])('takes «%s» as it is written', async (nombre, expected) => {
    expect((await search({ nombre })).names).toEqual(expected)
  })

  test('an empty name asks for the first page of everything', async () => {
    const { names: found, total } = await search({ nombre: '' })
    expect([found.length, total]).toEqual([6, 8])
  })
})

describe('filtering', () => {
  test('by sector', async () => {
    expect(await search({ sector: 12 })).toEqual({
      names: ['Diseñador_a de C\\C++', 'técnico en PINTURA 100% natural'],
      total: 2,
    })
  })

  test.each(['mostoles', 'MÓSTOLES', 'stol'])('by the city «%s»', async (ciudad) => {
    expect((await search({ ciudad })).names).toEqual(['Camarero', 'Diseñador_a de C\\C++'])
  })

  test('by a city that no place is called finds nothing', async () => {
    expect(await search({ ciudad: '%' })).toEqual({ names: [], total: 0 })
  })

  test('by name, sector and city at once', async () => {
    expect((await search({ nombre: 'coci', sector: 16, ciudad: 'barcelona' })).names).toEqual(['Cocinero'])
  })

  test('by a sector that does not exist finds nothing', async () => {
    expect(await search({ sector: 999 })).toEqual({ names: [], total: 0 })
  })
})

describe('pages', () => {
  test('hold six, newest first, and never one twice', async () => {
    const first = await search({ pagina: 1 })
    const second = await search({ pagina: 2 })
    expect([first.total, second.total]).toEqual([8, 8])
    expect([...first.names, ...second.names]).toEqual(names.map(([name]) => name).toReversed())
    expect(second.names).toHaveLength(2)
  })

  test('beyond the last are empty, and still say how many match', async () => {
    expect(await search({ pagina: 3 })).toEqual({ names: [], total: 8 })
    expect(await search({ pagina: 1_000_000, sector: 12 })).toEqual({ names: [], total: 2 })
  })
})

describe('a query that makes no sense', () => {
  test.each([
    '?pagina=0',
    '?pagina=-1',
    '?pagina=dos',
    '?pagina=1.5',
    '?pagina=1e300',
    '?pagina=NaN',
    '?pagina=01',
    '?pagina=2.0',
    '?pagina=%2B2',
    '?nombre=a&nombre=b',
    '?nombre[x]=a',
    `?nombre=${'a'.repeat(201)}`,
  ])('such as «%s» is refused', async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test.each([
    '?sector=salud',
    '?sector=0',
    '?sector=99999999999999',
    '?sector=07',
    '?sector=7.0',
    '?sector=0x7',
    '?sector=7e0',
    '?sector=%207',
    '?sector=%2B7',
  ])('such as «%s», which names no sector, is not found', async (query) => {
    expect(await list(query)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test.each(['?nombre=%ff', '?nombre=%E0%A4%A', '?nombre=%F0%9F%98%80', '?%', '?=', '?otra=1', '?__proto__=1'])(
    'such as «%s» is no fault of ours',
    async (query) => expect((await list(query)).status).toBeLessThan(500),
  )

  test('but the empty filters of a form are as good as none', async () => {
    expect((await search({ nombre: '', sector: '', ciudad: '', pagina: '' })).total).toBe(8)
  })
})

test('without a filter the plain list comes, up to its limit, and says how many there are', async () => {
  const plain = await list('')
  expect([plain.body.length, plain.headers.get('x-total-count')]).toEqual([8, '8'])

  const { companyId } = by
  const values = {
    projectId,
    companyId,
    name: 'Una de muchas',
    description: 'Una de muchas',
    positionId: 1,
    sectorId: 1,
  }
  const rows = Array.from({ length: ACTIVE_OFFERS_MAX }, () => ({
    ...values,
    provinceId: 28,
    municipalityId: 28079,
    createdOn: '2026-11-22',
  }))
  await app.deps.db.insert(offer).values(rows)
  const long = await list('')
  expect([long.body.length, long.headers.get('x-total-count')]).toEqual([1000, '1008'])
  expect(new Set(long.body.map(({ nombre }) => nombre))).toEqual(new Set(['Una de muchas']))
})
