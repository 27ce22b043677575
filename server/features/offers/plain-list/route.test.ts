import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { offer } from '#server/database/schema/schema.ts'
import { aCompany, anOffer, aProject } from '#server/testing/factories.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const PATH = '/api/companies/all-active-offers'

const app = await createTestApp()
const company = await aCompany(app, { plan: 'premium', image: await aPicture() })
const { token } = company
const projectId = await aProject(app, { by: company })
const id = await anOffer(app, { by: company, projectId, requirements_list: ['Carné'] })

const list = async () => (await app.request(PATH)).text()

describe('the list without parameters', () => {
  // Each seen to fail without the comparison of the fingerprint: the list was a minute old.
  test.each<[string, () => Promise<unknown>, string]>([
    ['a new offer', () => anOffer(app, { by: company, projectId, nombre: 'Farero de noche' }), 'Farero de noche'],
    ['a change of an offer', () => change({ descripcion: 'Turnos nuevos' }), 'Turnos nuevos'],
    ['a change of the requirements', () => change({ requirements_list: ['Vista buena'] }), 'Vista buena'],
    ['a new name of the project', () => rename('project'), 'Proyecto renombrado'],
    ['a new name of the company', () => rename('company'), 'Empresa renombrada'],
  ])('shows %s at once', async (_, act, shown) => {
    expect(await list()).not.toContain(shown)
    await act()
    expect(await list()).toContain(shown)
  })

  test('hides an offer at once, whoever wrote its state', async () => {
    const other = await anOffer(app, { by: company, projectId, nombre: 'Oferta breve' })
    expect(await list()).toContain('Oferta breve')
    await app.deps.db.update(offer).set({ state: 0 }).where(eq(offer.id, other))
    expect(await list()).not.toContain('Oferta breve')
  })

  test('is sent compressed where that is accepted, and not again where the visitor has it', async () => {
    const plain = await app.request(PATH)
    const small = await app.request(PATH, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await small.arrayBuffer())).toString()).toBe(await plain.text())
    const etag = small.headers.get('etag') ?? ''
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': etag }
    expect((await app.request(PATH, { headers })).status).toBe(304)
    await change({ nombre: 'Con otro nombre' })
    expect((await app.request(PATH, { headers })).status).toBe(200)
  })

  // Seen to fail with `makeList` in place of `keptList`: it was made twenty times. And with a new `keptList` for each
  // fingerprint: it was made again for who came later.
  test('is made once for all who wait for it or come later, also with parameters that do not exist', async () => {
    let links = 0
    const publicLink = (key: string) => (links++, app.deps.files.publicLink(key))
    const fresh = createApp({ ...app.deps, files: { ...app.deps.files, publicLink } })
    const paths = Array.from({ length: 20 }, (_, number) => (number % 2 ? PATH : `${PATH}?x=${number}`))
    const answers = await Promise.all(
      paths.map(async (path) => (await fresh.request(path)).json() as Promise<unknown[]>),
    )
    await fresh.request(PATH)
    expect(new Set(answers.map(({ length }) => length)).size).toBe(1)
    expect(links).toBe(answers[0]?.length)
  })

  test('leaves the lists with parameters as they are', async () => {
    const answer = await app.request(`${PATH}?pagina=1`)
    expect(answer.headers.get('etag')).toBeNull()
    expect((await app.request(`${PATH}?pagina=none`)).status).toBe(400)
  })
})

const change = (body: object) => app.call(`PUT /api/companies/update-offer/${id}`, { token, body })

const rename = (what: 'project' | 'company') =>
  what === 'project'
    ? app.call(`PUT /api/companies/update-project/${projectId}`, {
        token,
        body: { nombre: 'Proyecto renombrado', descripcion: 'Proyecto' },
      })
    : app.call('PUT /api/companies/update-profile', { token, body: { nombre: 'Empresa renombrada' } })
