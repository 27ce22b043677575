import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { OwnOffer } from '#contract/offer/read.ts'
import { offer } from '#server/database/schema/schema.ts'
import {
  aCandidate,
  aCompany,
  anApplication,
  aCv,
  anOffer,
  aProject,
  offerFields,
  projectFields,
} from '#server/testing/factories.ts'
import { untilSomebodyWaits } from '#server/testing/somebody-waits.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()

const path = 'GET /api/companies/all-company-offers'

async function search({ token }: { token: string }, filters: Record<string, string | number> = {}) {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))
  const { status, body, headers } = await app.call<z.output<typeof OwnOffer>[]>(`${path}?${query}`, { token })
  expect(status).toBe(200)
  return { rows: body, names: body.map(({ nombre }) => nombre), total: headers.get('x-total-count') }
}

/** A company with so many offers, «Oferta 1» the oldest. */
async function aCompanyWith(count: number) {
  const company = await aCompany(app)
  const projectId = await aProject(app, { by: company })
  const names = Array.from({ length: count }, (_, index) => `Oferta ${index + 1}`)
  const rows = names.map((name) => ({
    projectId,
    companyId: company.companyId,
    name,
    description: 'Una de muchas.',
    positionId: offerFields.mst_puestos_id,
    sectorId: offerFields.mst_emp_sector_id,
    provinceId: offerFields.mst_provincias_id,
    municipalityId: offerFields.mst_ciudades_id,
    createdOn: '2026-11-21',
  }))
  await app.deps.db.insert(offer).values(rows)
  return company
}

describe('the list of own offers', () => {
  test('is plain and whole without parameters, and says how long it is', async () => {
    const { names, total } = await search(await aCompanyWith(30))
    expect([names.length, names[0], names.at(-1), total]).toEqual([30, 'Oferta 30', 'Oferta 1', '30'])
  })

  test('comes in pages of twelve, newest first, and is empty behind its end', async () => {
    const company = await aCompanyWith(26)
    const pages = await Promise.all([1, 3, 4].map((pagina) => search(company, { pagina })))
    expect(pages.map(({ names, total }) => [names.length, names[0], total])).toEqual([
      [12, 'Oferta 26', '26'],
      [2, 'Oferta 2', '26'],
      [0, undefined, '26'],
    ])
  })

  test('is of its own offers alone, newest first, each with its own state', async () => {
    const company = await aCompany(app)
    const projectId = await aProject(app, { by: company })
    await anOffer(app, { by: await aCompany(app) })
    const first = await anOffer(app, { by: company, projectId })
    const second = await anOffer(app, { by: company, projectId, estado: 0 })
    const body = { nombre: 'Pausado', descripcion: 'Pausado', estado: 0 }
    await app.call(`PUT /api/companies/update-project/${projectId}`, { token: company.token, body })
    const { rows } = await search(company)
    expect(rows).toMatchObject([
      { emp_ofertas_id: second, estado: 0 },
      { emp_ofertas_id: first, estado: 1 },
    ])
  })

  test('is searched in name and city, by every word, without accents or case', async () => {
    const company = await aCompany(app, { plan: 'premium' })
    const projectId = await aProject(app, { by: company })
    const mostoles = { mst_ciudades_id: 28092 }
    await anOffer(app, { by: company, projectId, nombre: 'Técnico de frío' })
    await anOffer(app, { by: company, projectId, nombre: 'Técnica de luz', ...mostoles })
    expect((await search(company, { buscar: 'TECNIC' })).names).toEqual(['Técnica de luz', 'Técnico de frío'])
    expect((await search(company, { buscar: 'mostoles tecnica' })).names).toEqual(['Técnica de luz'])
    expect((await search(company, { buscar: '%' })).total).toBe('0')
    expect((await search(await aCompany(app), { buscar: 'tecnic' })).total).toBe('0')
  })

  test('is filtered by what candidates see: an inactive project hides its offers, though each keeps its own state', async () => {
    const company = await aCompany(app, { plan: 'premium' })
    const [seen, hidden] = [await aProject(app, { by: company }), await aProject(app, { by: company })]
    await anOffer(app, { by: company, projectId: seen, nombre: 'Visible' })
    await anOffer(app, { by: company, projectId: seen, nombre: 'Apagada', estado: 0 })
    await anOffer(app, { by: company, projectId: hidden, nombre: 'Oculta' })
    const body = { ...projectFields, estado: 0 }
    await app.call(`PUT /api/companies/update-project/${hidden}`, { token: company.token, body })
    expect((await search(company, { estado: 1 })).names).toEqual(['Visible'])
    const { rows } = await search(company, { estado: 0 })
    expect(rows).toMatchObject([
      { nombre: 'Oculta', estado: 1, emp_proyectos_id: { estado: 0 } },
      { nombre: 'Apagada', estado: 0, emp_proyectos_id: { estado: 1 } },
    ])
  })

  test('is narrowed to one project or one offer, and never to those of another company', async () => {
    const [company, stranger] = [await aCompany(app), await aCompany(app)]
    const projectId = await aProject(app, { by: company })
    const id = await anOffer(app, { by: company, projectId, nombre: 'Suya' })
    await anOffer(app, { by: company, nombre: 'De otro proyecto' })
    expect((await search(company, { proyecto: projectId })).names).toEqual(['Suya'])
    expect((await search(company, { oferta: id })).names).toEqual(['Suya'])
    expect((await search(stranger, { proyecto: projectId })).total).toBe('0')
    expect((await search(stranger, { oferta: id })).total).toBe('0')
  })

  test.each(['estado=2', 'pagina=-1', 'pagina=abc', 'pagina=01', 'pagina=2.0', `buscar=${'x'.repeat(201)}`])(
    'refuses «%s»',
    async (query) => {
      const { status, body } = await app.call(`${path}?${query}`, await aCompany(app))
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
    },
  )

  test.each(['proyecto=0', 'oferta=abc', 'proyecto=01', 'oferta=1.0', 'oferta=%2B1', 'oferta=2147483648'])(
    'finds nothing to list for «%s»',
    async (query) => {
      const { status, body } = await app.call(`${path}?${query}`, await aCompany(app))
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' })
    },
  )

  test('is for companies that are signed in', async () => {
    expect((await app.call(`${path}?pagina=1`)).status).toBe(401)
    expect((await app.call(`${path}?pagina=1`, await aCandidate(app))).status).toBe(403)
  })
})

test('an offer tells its company, and nobody else, how many applied and which edition it is', async () => {
  const company = await aCompany(app)
  const [offerId, other] = [await anOffer(app, { by: company }), await anOffer(app, { by: company })]
  for (const by of [await aCandidate(app), await aCandidate(app)]) {
    await anApplication(app, { by, offerId, cvId: await aCv(app, { by }) })
  }
  expect((await search(company)).rows).toMatchObject([
    { emp_ofertas_id: other, numero_candidaturas: 0, version: 1 },
    { emp_ofertas_id: offerId, numero_candidaturas: 2, version: 1 },
  ])
  const open = await app.call(`GET /api/companies/offer-information/${offerId}`, company)
  const listed = await app.call<object[]>('GET /api/companies/all-active-offers?pagina=1')
  for (const seen of [open.body, ...listed.body]) {
    expect(Object.keys(seen)).not.toContain('numero_candidaturas')
    expect(Object.keys(seen)).not.toContain('version')
  }
})

describe('two tabs with the same offer', () => {
  const save = (token: string, { id, ...body }: { id: number; nombre: string } & Record<string, unknown>) =>
    app.call(`PUT /api/companies/update-offer/${id}`, { token, body: { ...offerFields, ...body } })

  test('the second to save is told, and overwrites nothing', async () => {
    const company = await aCompany(app)
    const id = await anOffer(app, { by: company })
    const first = { nombre: 'Primera', requirements_list: ['Uno'], version: 1 }
    expect((await save(company.token, { id, ...first })).status).toBe(200)
    const second = { nombre: 'Segunda', requirements_list: ['Dos'], version: 1 }
    expect(await save(company.token, { id, ...second })).toMatchObject({
      status: 409,
      body: { code: 'offer_changed', error: 'La oferta ha cambiado desde que la abriste. No hemos guardado nada.' },
    })
    expect((await search(company)).rows).toMatchObject([
      { nombre: 'Primera', requirements_list: [{ descripcion: 'Uno' }], version: 2 },
    ])
  })

  test('of many that save the same edition at once exactly one wins', async () => {
    const company = await aCompany(app)
    const id = await anOffer(app, { by: company })
    const names = Array.from({ length: 10 }, (_, index) => `Pestaña ${index}`)
    const answers = await Promise.all(
      names.map((nombre) => save(company.token, { id, nombre, requirements_list: [nombre], version: 1 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
    const winner = names[answers.findIndex(({ status }) => status === 200)]
    expect((await search(company)).rows).toMatchObject([
      { nombre: winner, requirements_list: [{ descripcion: winner }], version: 2 },
    ])
  })

  test('overwrite each other without a version, as specified', async () => {
    const company = await aCompany(app)
    const id = await anOffer(app, { by: company })
    await save(company.token, { id, nombre: 'Primera', version: 1 })
    expect((await save(company.token, { id, nombre: 'Segunda' })).status).toBe(200)
    expect((await search(company)).rows).toMatchObject([{ nombre: 'Segunda', version: 3 }])
  })

  test('an offer that is being deleted while it is saved is not found', async () => {
    const company = await aCompany(app)
    const id = await anOffer(app, { by: company })
    const saving = await app.deps.db.transaction(async (tx) => {
      await tx.delete(offer).where(eq(offer.id, id))
      const answer = save(company.token, { id, nombre: 'Tarde', version: 1 })
      await untilSomebodyWaits(app)
      // In an object, or the transaction would wait for the one that waits for it.
      return { answer }
    })
    expect(await saving.answer).toMatchObject({ status: 404, body: { code: 'offer_not_found' } })
  })

  test('an offer deleted meanwhile is not found', async () => {
    const company = await aCompany(app)
    const id = await anOffer(app, { by: company })
    await app.call(`DELETE /api/companies/delete-offer/${id}`, company)
    expect(await save(company.token, { id, nombre: 'Tarde', version: 1 })).toMatchObject({
      status: 404,
      body: { code: 'offer_not_found' },
    })
  })
})
