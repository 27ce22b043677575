import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#web/api/client.ts'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { cacheLists, findCachedLists, findLists, readLists } from './find-lists.ts'

const sectors = [
  { mst_emp_sector_id: 13, descripcion: 'Educación' },
  { mst_emp_sector_id: 7, descripcion: 'Comercio y Ventas' },
]
const provinces = [{ mst_provincias_id: 28, nombre: 'Madrid' }]
const answers = {
  'GET /api/master/sectors': sectors.map((sector) => ({ ...sector, link_imagen: '/sectores/educacion.svg' })),
  'GET /api/master/provinces': provinces.map((province) => ({ ...province, mst_comunidades_id: 7 })),
}

afterEach(() => vi.useRealTimers())

test('A list that fails is empty, and the other one still comes', async () => {
  const madrid = [{ id: 28, label: 'Madrid' }]
  stubApi({ ...answers, 'GET /api/master/sectors': () => refusal(500, 'internal') })
  expect(readLists(await findLists(api))).toEqual({ sectors: [], provinces: madrid, companies: [] })
  stubApi({ ...answers, 'GET /api/master/provinces': () => refusal(500, 'internal') })
  const both = [
    { id: 13, label: 'Educación' },
    { id: 7, label: 'Comercio y Ventas' },
  ]
  expect(readLists(await findLists(api))).toEqual({ sectors: both, provinces: [], companies: [] })
})

test('The company whose offers are asked for is named by its whole name, and by none if it has nothing to show', async () => {
  const company = { emp_empresas_id: 7, nombre: '24 Horas  7' }
  stubApi({ ...answers, 'GET /api/companies/directory': [company] })
  expect(readLists(await findLists(api, 7)).companies).toEqual([{ id: 7, label: company.nombre }])
  stubApi({ ...answers, 'GET /api/companies/directory': [] })
  expect(readLists(await findLists(api, 7)).companies).toEqual([])
})

test('A search asks for lists only if the page has had none in the last minute, and never caches an empty one', async () => {
  vi.useFakeTimers()
  const { made } = stubApi(answers)
  cacheLists('\n\n28 Madrid')
  const lists = await findCachedLists(api)
  expect(made).toHaveLength(2)
  cacheLists(lists)
  vi.advanceTimersByTime(59_000)
  expect(await findCachedLists(api)).toBe(lists)
  expect(made).toHaveLength(2)
  vi.advanceTimersByTime(2000)
  await findCachedLists(api)
  expect(made).toHaveLength(4)
})
