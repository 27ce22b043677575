import { expect, test } from 'vitest'
import { aCompany, anOffer, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const by = await aCompany(app, { plan: 'premium', nombre: 'Hotel Sevilla' })
const projectId = await aProject(app, { by })

const sevilla = { mst_comunidades_id: 1, mst_provincias_id: 41, mst_ciudades_id: 41_091 }
await anOffer(app, { by, projectId, nombre: 'Cocinero', ...sevilla })
await anOffer(app, { by, projectId, nombre: 'Programador', mst_modalidad_id: 3 })
await anOffer(app, { by, projectId, nombre: 'Programador', mst_jornada_id: 2 })
await anOffer(app, { by, projectId, nombre: 'Técnico de remoto control' })
await anOffer(app, { by, projectId, nombre: 'Peón de campo' })
await anOffer(app, { by, projectId, nombre: 'Traductor', mst_modalidad_id: 3, toda_espana: true })

const understand = async (query: Record<string, string>) => {
  const address = `GET /api/companies/search-suggestion?${new URLSearchParams(query)}` as const
  return (await app.call<{ filtros: object | null }>(address)).body.filtros
}

test.each([
  ['cocinera gijón', { nombre: 'cocinera', ciudad: 'Gijón' }],
  ['trabajo en Andalucía', { ciudad: 'Andalucía' }],
  ['41001 cocinero', { nombre: 'cocinero', ciudad: 'Provincia de Sevilla' }],
  ['camarero las palmas de gran canaria', { nombre: 'camarero', ciudad: 'Las Palmas de Gran Canaria' }],
  ['TELETRABAJO', { modalidad: 3 }],
  ['programador remoto', { nombre: 'programador', modalidad: 3 }],
  ['programador media jornada', { nombre: 'programador', jornada: 2 }],
  ['Prácticas', { contrato: 'practicas' }],
  ['becaria de diseño', { nombre: 'diseño', contrato: 'practicas' }],
  ['sin experiencia madrid', { experiencia: 'sin_experiencia', ciudad: 'Madrid' }],
])('«%s» is understood as %o', async (nombre, filters) => expect(await understand({ nombre })).toEqual(filters))

test.each(['cocinero', 'hotel sevilla', 'campo', 'técnico de remoto', 'atención 24 horas', 'practicando', 'de la'])(
  '«%s» are words, because nothing is named or fewer offers would be found',
  async (nombre) => expect(await understand({ nombre })).toBeNull(),
)

test('a filter that is set already is not named by words', async () => {
  expect(await understand({ nombre: 'programador remoto', modalidad: '1' })).toBeNull()
  expect(await understand({ nombre: 'camarero gijón', ciudad: 'Cádiz' })).toBeNull()
  expect(await understand({ nombre: 'media jornada', salario: '99000' })).toEqual({ jornada: 2, salario: 99_000 })
})
