import { describe, expect, test } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
type Row = Record<string, unknown>
const list = async (path: string) => (await app.call<Row[]>(`GET /api/master/${path}`)).body

describe('Master lists', () => {
  test.each([
    ['communities', 19, ['mst_comunidades_id', 'nombre_corto']],
    ['communities/7/provinces', 1, ['mst_provincias_id', 'nombre']],
    ['provinces', 52, ['mst_provincias_id', 'nombre', 'mst_comunidades_id']],
    ['provinces/28/cities', 179, ['mst_ciudades_id', 'nombre']],
    ['sectors', 26, ['mst_emp_sector_id', 'descripcion', 'link_imagen']],
    ['genres', 4, ['mst_sexo_id', 'descripcion']],
    ['countries', 243, ['mst_paises_id', 'nombre']],
    ['partners', 8, ['nombre', 'marca', 'link_imagen']],
    ['job-positions', 739, ['mst_puestos_id', 'nombre', 'mst_emp_sector_id', 'sinonimos']],
    ['job-modality', 3, ['mst_modalidad_id', 'descripcion']],
    ['working-day', 2, ['mst_jornada_id', 'descripcion']],
    ['document-types', 3, ['mst_clases_doc_id', 'clase']],
  ])('%s has %i rows of exactly its fields', async (path, count, fields) => {
    const rows = await list(path)
    expect(rows).toHaveLength(count)
    for (const row of rows) expect(Object.keys(row)).toEqual(fields)
  })

  test('every community has provinces and every province has cities: 52 and 8,132 in all', async () => {
    const communities = await list('communities')
    const provinces = (
      await Promise.all(communities.map((row) => list(`communities/${String(row.mst_comunidades_id)}/provinces`)))
    ).flat()
    expect(provinces).toHaveLength(52)
    const cities = await Promise.all(provinces.map((row) => list(`provinces/${String(row.mst_provincias_id)}/cities`)))
    expect(cities.flat()).toHaveLength(8132)
  })

  test('are sorted as in Spanish, with ñ after n, and Spain is the first country', async () => {
    const cities = (await list('provinces/28/cities')).map(({ nombre }) => String(nombre))
    expect(cities).toEqual(cities.toSorted(new Intl.Collator('es').compare))
    expect((await list('countries'))[0]).toMatchObject({ nombre: 'España' })
  })

  test('an unknown community or province has an empty list', async () => {
    expect(await list('communities/99/provinces')).toEqual([])
    expect(await list('provinces/99/cities')).toEqual([])
  })

  test.each([
    ['the centre of Burgos', 42.34, -3.7, 'Burgos'],
    ['Elvas, beside Badajoz', 38.88, -7.16, 'Badajoz'],
    ['Lisbon', 38.72, -9.14, null],
    ['the ocean', 0, 0, null],
  ])('the nearest municipality: %s', async (_place, latitud, longitud, nombre) => {
    const answer = await app.call('POST /api/master/nearest-city', { body: { latitud, longitud } })
    expect(answer).toMatchObject({ status: 200, body: { nombre } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('a position that does not exist is refused', async () => {
    const body = { latitud: 91, longitud: '0' }
    expect(await app.call('POST /api/master/nearest-city', { body })).toMatchObject({ status: 400 })
  })

  test('may be cached by the browser for an hour, those that operators edit for a minute', async () => {
    const cached = async (path: string) =>
      (await app.call(`GET /api/master/${path}` as 'GET /')).headers.get('cache-control')
    expect(await cached('provinces')).toBe('public, max-age=3600')
    for (const path of ['sectors', 'job-positions', 'partners']) expect(await cached(path)).toBe('public, max-age=60')
  })
})
