import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { Project } from '#contract/company/projects.ts'
import { application, offer, requirement } from '#server/database/schema/schema.ts'
import {
  aCandidate,
  aCompany,
  anAccount,
  anApplication,
  aCv,
  anOffer,
  aProject,
  projectFields,
} from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

type ProjectOnWire = z.output<typeof Project>

const app = await createTestApp()

const listProjects = async (token: string) =>
  (await app.call<ProjectOnWire[]>('GET /api/companies/all-company-projects', { token })).body

describe('a company creates projects', () => {
  test('and gets the message and the project', async () => {
    const { token, companyId } = await aCompany(app)
    const body = { ...projectFields, fecha_inicio: '2026-12-01', fecha_fin: '2026-12-31' }
    const answer = await app.call('POST /api/companies/create-project', { token, body })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      message: 'Proyecto creado con éxito',
      project: {
        emp_proyectos_id: expect.any(Number),
        nombre: 'Apertura de tienda',
        descripcion: 'Equipo para una tienda nueva.',
        fecha_inicio: '2026-12-01',
        fecha_fin: '2026-12-31',
        estado: 1,
        emp_empresas_id: companyId,
        version: 1,
        numero_ofertas: 0,
        numero_candidaturas: 0,
        en_espera: 0,
      },
    })
  })

  test('without dates, as an empty form sends them', async () => {
    const { token } = await aCompany(app)
    const id = await aProject(app, { by: { token }, fecha_inicio: '', fecha_fin: null })
    expect(await listProjects(token)).toMatchObject([{ emp_proyectos_id: id, fecha_inicio: null, fecha_fin: null }])
  })

  test('that last a single day', async () => {
    const { token } = await aCompany(app)
    const id = await aProject(app, { by: { token }, fecha_inicio: '2026-12-01', fecha_fin: '2026-12-01' })
    expect(id).toBeGreaterThan(0)
  })

  test.each([
    ['without a name', { nombre: ' ' }],
    ['without a description', { descripcion: undefined }],
    ['with a day that does not exist', { fecha_inicio: '2026-02-30' }],
    ['with an unknown state', { estado: 2 }],
    ['with a name that is too long', { nombre: 'x'.repeat(201) }],
  ])('but not %s', async (_, wrong) => {
    const { token } = await aCompany(app)
    const body = { ...projectFields, ...wrong }
    const { status, body: answer } = await app.call('POST /api/companies/create-project', { token, body })
    expect([status, answer.code]).toEqual([400, 'invalid_input'])
    expect(answer.error).toContain(Object.keys(wrong)[0])
  })

  test('but not one that ends before it starts', async () => {
    const { token } = await aCompany(app)
    const body = { ...projectFields, fecha_inicio: '2026-12-02', fecha_fin: '2026-12-01' }
    expect(await app.call('POST /api/companies/create-project', { token, body })).toMatchObject({
      status: 400,
      body: { code: 'dates_out_of_order', error: 'La fecha de fin no puede ser anterior a la de inicio.' },
    })
  })
})

describe('a company reads its projects', () => {
  test('newest first, and only its own', async () => {
    const company = await aCompany(app)
    await aProject(app, { by: await aCompany(app) })
    const first = await aProject(app, { by: company })
    const second = await aProject(app, { by: company })
    expect((await listProjects(company.token)).map((project) => project.emp_proyectos_id)).toEqual([second, first])
  })

  test('one at a time, as a list of one', async () => {
    const { token } = await aCompany(app)
    const id = await aProject(app, { by: { token } })
    const { body } = await app.call(`GET /api/companies/project-info/${id}`, { token })
    expect(body).toEqual(await listProjects(token))
  })
})

describe('a company changes a project', () => {
  test('in every field', async () => {
    const { token, companyId } = await aCompany(app)
    const id = await aProject(app, { by: { token }, fecha_inicio: '2026-12-01' })
    const body = { nombre: 'Otro', descripcion: 'Otra', fecha_inicio: '', fecha_fin: '2027-01-01', estado: 0 }
    const answer = await app.call(`PUT /api/companies/update-project/${id}`, { token, body })
    expect(answer).toMatchObject({ status: 200, body: { message: 'Proyecto actualizado con exito' } })
    expect(await listProjects(token)).toMatchObject([
      { ...body, fecha_inicio: null, emp_proyectos_id: id, emp_empresas_id: companyId },
    ])
  })

  test('but its end stays after its start', async () => {
    const { token } = await aCompany(app)
    const id = await aProject(app, { by: { token } })
    const body = { ...projectFields, fecha_inicio: '2026-12-02', fecha_fin: '2026-12-01' }
    const answer = await app.call(`PUT /api/companies/update-project/${id}`, { token, body })
    expect(answer).toMatchObject({ status: 400, body: { code: 'dates_out_of_order' } })
  })
})

test('a project is deleted with its offers and their requirements; those who applied keep their applications', async () => {
  const company = await aCompany(app)
  const projectId = await aProject(app, { by: company })
  const offerId = await anOffer(app, { by: company, projectId, requirements_list: ['Inglés'] })
  const candidate = await aCandidate(app)
  await anApplication(app, { by: candidate, offerId, cvId: await aCv(app, { by: candidate }) })

  const answer = await app.call(`DELETE /api/companies/delete-project/${projectId}`, { token: company.token })
  expect(answer).toMatchObject({ status: 200, body: { message: 'Proyecto eliminada con exito' } })
  expect(await listProjects(company.token)).toEqual([])
  const { db } = app.deps
  expect(await Promise.all([offer, requirement].map((table) => db.$count(table)))).toEqual([0, 0])
  expect(await db.select().from(application)).toMatchObject([{ offerId: null, state: 'cerrada' }])
})

const calls = [
  ['GET', 'project-info'],
  ['PUT', 'update-project'],
  ['DELETE', 'delete-project'],
] as const

describe.each(calls)('%s %s', (method, path) => {
  const send = (id: number | string, token: string) =>
    app.call(`${method} /api/companies/${path}/${id}`, { token, ...(method === 'PUT' ? { body: projectFields } : {}) })

  test('does not find or change the project of another company', async () => {
    const owner = await aCompany(app)
    const id = await aProject(app, { by: owner, nombre: 'Ajeno' })
    const stranger = await aCompany(app)
    expect(await send(id, stranger.token)).toMatchObject({ status: 404, body: { code: 'project_not_found' } })
    expect(await listProjects(owner.token)).toMatchObject([{ nombre: 'Ajeno' }])
  })

  test.each(['0', '-1', 'abc', '1.5', '99999999999'])('does not find the project «%s»', async (id) => {
    const { token } = await aCompany(app)
    expect((await send(id, token)).status).toBe(404)
  })
})

const everyCall = [
  'POST /api/companies/create-project',
  'GET /api/companies/all-company-projects',
  'GET /api/companies/project-info/1',
  'PUT /api/companies/update-project/1',
  'DELETE /api/companies/delete-project/1',
] as const

describe.each(everyCall)('%s', (route) => {
  test('needs a session, of a company, with a profile', async () => {
    const send = (token?: string) =>
      app.call(route, { token, ...(route.startsWith('P') ? { body: projectFields } : {}) })
    expect((await send()).status).toBe(401)
    expect((await send((await aCandidate(app)).token)).status).toBe(403)
    const withoutProfile = await send((await anAccount(app, { role: 2 })).token)
    expect(withoutProfile).toMatchObject({ status: 409, body: { code: 'profile_missing' } })
  })
})
