import { describe, expect, test } from 'vitest'
import { aCompany, anOffer, aProject, type Company } from '#server/testing/factories.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

const clock = createTestClock()
const app = await createTestApp({ clock })
const company = await aCompany(app, { plan: 'premium', image: await aPicture() })

interface PublicOffer {
  emp_ofertas_id: number
  nombre: string
  estado: number
  emp_proyectos_id: { emp_empresas_id: { logo_link: string } }
}

const list = (query = '') => app.call<PublicOffer[]>(`GET /api/companies/all-active-offers${query}`)
const read = (id: number | string) => app.call<PublicOffer>(`GET /api/companies/offer-information/${id}`)
const isListed = async (id: number) => (await list()).body.some((row) => row.emp_ofertas_id === id)
const setProjectState = (by: Company, { id, estado }: { id: number; estado: 0 | 1 }) =>
  app.call(`PUT /api/companies/update-project/${id}`, {
    token: by.token,
    body: { nombre: 'Proyecto', descripcion: 'Proyecto', estado },
  })

const setState = (id: number, estado: 0 | 1) =>
  app.call(`PUT /api/companies/update-offer/${id}`, { token: company.token, body: { estado } })

describe('one offer, read by anybody', () => {
  test('is the same as in the list, with what it asks, what was checked of its company and a logo that everybody may fetch', async () => {
    const id = await anOffer(app, { by: company, requirements_list: ['Uno', 'Dos'] })
    const { status, body } = await read(id)
    expect(status).toBe(200)
    const found = (await list()).body.find((row) => row.emp_ofertas_id === id)
    // Only a list is asked from a town.
    const listed = { ...found, distancia_km: undefined }
    const own = {
      ...listed.emp_proyectos_id?.emp_empresas_id,
      comprobaciones: [],
    }
    expect(body).toEqual({
      ...listed,
      preguntas: [],
      emp_proyectos_id: { ...listed.emp_proyectos_id, emp_empresas_id: own },
    })
    expect((await app.request(body.emp_proyectos_id.emp_empresas_id.logo_link)).status).toBe(200)
  })

  test('that is inactive answers with estado 0 and is not listed', async () => {
    const id = await anOffer(app, { by: company })
    await setState(id, 0)
    expect(await read(id)).toMatchObject({ status: 200, body: { estado: 0 } })
    expect(await isListed(id)).toBe(false)
  })

  test('is hidden while its project is inactive, and comes back with it', async () => {
    const projectId = await aProject(app, { by: company })
    const id = await anOffer(app, { by: company, projectId })
    expect([(await read(id)).body.estado, await isListed(id)]).toEqual([1, true])
    await setProjectState(company, { id: projectId, estado: 0 })
    expect([(await read(id)).body.estado, await isListed(id)]).toEqual([0, false])
    await setProjectState(company, { id: projectId, estado: 1 })
    expect([(await read(id)).body.estado, await isListed(id)]).toEqual([1, true])
  })

  test.each(['2000000000', '0', '-3', 'abc', '1e99', '%00'])('is not found under «%s»', async (id) => {
    expect((await read(id)).status).toBe(404)
  })

  test('that is unknown says so with its code', async () => {
    expect((await read(2_000_000_000)).body).toEqual({ code: 'offer_not_found', error: 'No encontramos esa oferta.' })
  })
})

test('the list is in order of the day, then of creation, newest first', async () => {
  const late = await anOffer(app, { by: company })
  clock.set('2026-11-20T10:00:00Z')
  const early = await anOffer(app, { by: company })
  const earlyToo = await anOffer(app, { by: company })
  clock.set('2026-11-21T10:00:00Z')
  const ids = (await list()).body.map((row) => row.emp_ofertas_id)
  expect(ids.indexOf(late)).toBe(0)
  expect(ids.slice(-2)).toEqual([earlyToo, early])
})

test('a token that is wrong does not keep anybody from the public calls', async () => {
  const answer = await app.call('GET /api/companies/all-active-offers', { token: 'x'.repeat(43) })
  expect(answer.status).toBe(200)
})
