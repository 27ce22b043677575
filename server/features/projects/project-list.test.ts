import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { Project } from '#contract/company/projects.ts'
import { project } from '#server/database/schema/schema.ts'
import {
  aCandidate,
  aCompany,
  anApplication,
  aCv,
  anOffer,
  aProject,
  projectFields,
} from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()

const path = 'GET /api/companies/all-company-projects'

async function search({ token }: { token: string }, filters: Record<string, string | number> = {}) {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))
  const { status, body, headers } = await app.call<z.output<typeof Project>[]>(`${path}?${query}`, { token })
  expect(status).toBe(200)
  return { rows: body, names: body.map(({ nombre }) => nombre), total: headers.get('x-total-count') }
}

/** A company with `count` projects. «Proyecto 1» is the oldest. */
async function aCompanyWith(count: number) {
  const company = await aCompany(app)
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const rows = numbers.map((number) => ({
    companyId: company.companyId,
    name: `Proyecto ${number}`,
    description: 'Uno de muchos.',
  }))
  await app.deps.db.insert(project).values(rows)
  return company
}

describe('the list of projects', () => {
  test('has all rows without parameters, with their number in X-Total-Count', async () => {
    const company = await aCompanyWith(30)
    const { names, total } = await search(company)
    expect([names.length, names[0], names.at(-1), total]).toEqual([30, 'Proyecto 30', 'Proyecto 1', '30'])
  })

  test('has pages of twelve, newest first', async () => {
    const company = await aCompanyWith(30)
    const pages = [await search(company, { pagina: 1 }), await search(company, { pagina: 3 })]
    expect(pages.map(({ names, total }) => [names.length, names[0], total])).toEqual([
      [12, 'Proyecto 30', '30'],
      [6, 'Proyecto 6', '30'],
    ])
  })

  test('is empty after the last page, but still has the total number', async () => {
    expect(await search(await aCompanyWith(13), { pagina: 3 })).toEqual({ rows: [], names: [], total: '13' })
    expect(await search(await aCompany(app), { pagina: 1 })).toEqual({ rows: [], names: [], total: '0' })
  })

  test('is searched by every word of the name, without accents or case, only by its company', async () => {
    const company = await aCompany(app)
    for (const nombre of ['Apertura en Vigo', 'Ampliación de Almacén', 'Almacén nuevo 100%']) {
      await aProject(app, { by: company, nombre })
    }
    expect((await search(company, { buscar: 'ALMACEN' })).names).toEqual([
      'Almacén nuevo 100%',
      'Ampliación de Almacén',
    ])
    expect((await search(company, { buscar: ' almacen  ampliacion ' })).names).toEqual(['Ampliación de Almacén'])
    expect((await search(company, { buscar: '0%' })).names).toEqual(['Almacén nuevo 100%'])
    expect((await search(company, { buscar: '_' })).names).toEqual([])
    expect((await search(await aCompany(app), { buscar: 'almacen' })).total).toBe('0')
  })

  test('is filtered by state, and an empty parameter is no filter', async () => {
    const company = await aCompany(app)
    await aProject(app, { by: company, nombre: 'Activo' })
    await aProject(app, { by: company, nombre: 'Parado', estado: 0 })
    expect((await search(company, { estado: 0 })).names).toEqual(['Parado'])
    expect((await search(company, { estado: 1 })).names).toEqual(['Activo'])
    expect((await search(company, { estado: '', buscar: '', pagina: '' })).total).toBe('2')
  })

  test.each(['estado=2', 'estado=abc', 'pagina=0', 'pagina=1.5', 'pagina=abc', `buscar=${'x'.repeat(201)}`])(
    'refuses «%s»',
    async (query) => {
      const { status, body } = await app.call(`${path}?${query}`, await aCompany(app))
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
    },
  )

  test('is only for companies that are signed in', async () => {
    expect((await app.call(`${path}?pagina=1`)).status).toBe(401)
    expect((await app.call(`${path}?pagina=1`, await aCandidate(app))).status).toBe(403)
  })
})

test('a project shows how many offers and applications it has', async () => {
  const [company, candidate] = [await aCompany(app), await aCandidate(app)]
  const [full, empty] = [await aProject(app, { by: company }), await aProject(app, { by: company })]
  const cvId = await aCv(app, { by: candidate })
  const offers = [
    await anOffer(app, { by: company, projectId: full }),
    await anOffer(app, { by: company, projectId: full }),
  ]
  for (const offerId of offers) await anApplication(app, { by: candidate, offerId, cvId })
  await anApplication(app, { by: candidate, offerId: await anOffer(app, { by: await aCompany(app) }), cvId })
  const { rows } = await search(company)
  expect(rows).toMatchObject([
    { emp_proyectos_id: empty, numero_ofertas: 0, numero_candidaturas: 0 },
    { emp_proyectos_id: full, numero_ofertas: 2, numero_candidaturas: 2 },
  ])
  expect((await app.call(`GET /api/companies/project-info/${full}`, company)).body).toEqual([rows[1]])
})

describe('a project that is edited in two tabs', () => {
  const save = (token: string, { id, ...body }: { id: number; nombre: string; version?: number }) =>
    app.call(`PUT /api/companies/update-project/${id}`, { token, body: { ...projectFields, ...body } })

  test('is not overwritten by the second tab, which gets an error', async () => {
    const company = await aCompany(app)
    const id = await aProject(app, { by: company })
    const [{ version } = { version: 0 }] = (await search(company)).rows
    expect((await save(company.token, { id, nombre: 'Primera', version })).status).toBe(200)
    expect(await save(company.token, { id, nombre: 'Segunda', version })).toMatchObject({
      status: 409,
      body: { code: 'project_changed', error: 'El proyecto ha cambiado desde que lo abriste. No hemos guardado nada.' },
    })
    expect((await search(company)).rows).toMatchObject([{ nombre: 'Primera', version: version + 1 }])
  })

  test('is saved once by simultaneous calls with the same version', async () => {
    const company = await aCompany(app)
    const id = await aProject(app, { by: company })
    const names = Array.from({ length: 10 }, (_, index) => `Pestaña ${index}`)
    const answers = await Promise.all(names.map((nombre) => save(company.token, { id, nombre, version: 1 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
    const winner = names[answers.findIndex(({ status }) => status === 200)]
    expect((await search(company)).rows).toMatchObject([{ nombre: winner, version: 2 }])
  })

  test('is overwritten by a call without a version, as in the specification', async () => {
    const company = await aCompany(app)
    const id = await aProject(app, { by: company })
    await save(company.token, { id, nombre: 'Primera', version: 1 })
    expect((await save(company.token, { id, nombre: 'Segunda' })).status).toBe(200)
    expect((await search(company)).rows).toMatchObject([{ nombre: 'Segunda', version: 3 }])
  })

  test('is not found after it was deleted', async () => {
    const company = await aCompany(app)
    const id = await aProject(app, { by: company })
    await app.call(`DELETE /api/companies/delete-project/${id}`, company)
    expect(await save(company.token, { id, nombre: 'Tarde', version: 1 })).toMatchObject({
      status: 404,
      body: { code: 'project_not_found' },
    })
  })
})
