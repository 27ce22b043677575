import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#web/api/client.ts'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { findCachedLists, findLists, cacheLists } from './find-lists.ts'

const sectors = [{ mst_emp_sector_id: 13, descripcion: 'Educación' }]
const provinces = [{ mst_provincias_id: 28, nombre: 'Madrid' }]
const answers = {
  'GET /api/master/sectors': sectors.map((sector) => ({ ...sector, link_imagen: '/sectores/educacion.svg' })),
  'GET /api/master/provinces': provinces.map((province) => ({ ...province, mst_comunidades_id: 7 })),
}

afterEach(() => vi.useRealTimers())

test('A list that fails is empty, and the other one still comes', async () => {
  stubApi({ ...answers, 'GET /api/master/sectors': () => refusal(500, 'internal') })
  expect(await findLists(api)).toEqual({ sectors: [], provinces })
})

test('A search asks for lists only if the page has had none in the last minute, and never caches an empty one', async () => {
  vi.useFakeTimers()
  const { made } = stubApi(answers)
  cacheLists({ sectors: [], provinces })
  expect(await findCachedLists(api)).toEqual({ sectors, provinces })
  expect(made).toHaveLength(2)
  cacheLists({ sectors, provinces })
  vi.advanceTimersByTime(59_000)
  expect(await findCachedLists(api)).toEqual({ sectors, provinces })
  expect(made).toHaveLength(2)
  vi.advanceTimersByTime(2000)
  await findCachedLists(api)
  expect(made).toHaveLength(4)
})
