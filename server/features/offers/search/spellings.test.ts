import { expect, test } from 'vitest'
import { positions } from '#server/database/master-data/work.ts'
import { aCompany, anOffer, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const by = await aCompany(app, { plan: 'premium' })
const projectId = await aProject(app, { by })

const inGirona = { mst_comunidades_id: 9, mst_provincias_id: 17, mst_ciudades_id: 17_079 }
const inVitoria = { mst_comunidades_id: 16, mst_provincias_id: 1, mst_ciudades_id: 1059 }
const nodes = ['Remoto con Node.js', 'Remoto con NodeJS', 'Remoto con Node JS']
for (const nombre of nodes) await anOffer(app, { by, projectId, nombre })
await anOffer(app, { by, projectId, nombre: 'Vue.js con .NET', ...inGirona })
await anOffer(app, { by, projectId, nombre: 'Next JS, C# y C++', ...inVitoria })

async function search(filters: Record<string, string>) {
  const { body } = await app.call<{ nombre: string }[]>(
    `GET /api/companies/all-active-offers?${new URLSearchParams(filters)}`,
  )
  return body.map(({ nombre }) => nombre)
}

test.each(['nodejs', 'node.js', 'Node JS', 'NODE', 'node remoto'])('«%s» finds each spelling of it', async (nombre) =>
  expect(await search({ nombre })).toEqual(nodes.toReversed()),
)

test.each([
  ['nextjs', 'Next JS, C# y C++'],
  ['next.js', 'Next JS, C# y C++'],
  ['c#', 'Next JS, C# y C++'],
  ['c++', 'Next JS, C# y C++'],
  ['vuejs', 'Vue.js con .NET'],
  ['vue js', 'Vue.js con .NET'],
  ['.net', 'Vue.js con .NET'],
])('«%s» finds «%s»', async (nombre, found) => expect(await search({ nombre })).toEqual([found]))

test.each([
  ['vitoria gasteiz', 'Next JS, C# y C++'],
  ['Gerona', 'Vue.js con .NET'],
])('the city «%s», whose name is written otherwise, is found and completed', async (ciudad, found) => {
  expect(await search({ ciudad })).toEqual([found])
  const { body } = await app.call<object[]>(`GET /api/companies/offer-cities?nombre=${encodeURIComponent(ciudad)}`)
  expect(body[0]).toMatchObject({ numero_ofertas: 1 })
})

test('an offer is found by a synonym of its position, and a wrong spelling of it gets the right one', async () => {
  const driver = positions.find(({ synonyms }) => synonyms.includes('chófer'))
  await anOffer(app, { by, projectId, nombre: 'Reparto de pan', mst_puestos_id: driver?.id })
  for (const nombre of ['chofer', 'CHÓFER', 'chof']) expect(await search({ nombre })).toEqual(['Reparto de pan'])
  const { body } = await app.call('GET /api/companies/search-suggestion?nombre=chorfer' as 'GET /')
  expect(body).toMatchObject({ sugerencia: 'chófer' })
})
