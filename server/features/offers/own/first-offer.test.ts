import { describe, expect, test } from 'vitest'
import { LENGTH_MAX } from '#contract/constants.ts'
import { aCompany, aProject, offerFields } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()

interface Company {
  token: string
}

const createOffer = ({ token }: Company) =>
  app.call('POST /api/companies/create-offer-in-project', { token, body: offerFields })

async function projectsOf({ token }: Company) {
  const { body } = await app.call<{ nombre: string; numero_ofertas: number; estado: number }[]>(
    'GET /api/companies/all-company-projects',
    { token },
  )
  return body.map(({ nombre, numero_ofertas }) => [nombre, numero_ofertas])
}

describe('an offer without a project', () => {
  test('creates the first project of its company, and answers the id of its page', async () => {
    const company = await aCompany(app, { nombre: 'Panadería del Faro' })
    const { status, body } = await createOffer(company)
    expect(status).toBe(200)
    expect(await projectsOf(company)).toEqual([['Ofertas de Panadería del Faro', 1]])
    const page = await app.call(`GET /api/companies/offer-information/${body.emp_ofertas_id}`)
    expect(page.body).toMatchObject({ nombre: offerFields.nombre, estado: 1 })
  })

  test('sent twice at once creates one project', async () => {
    const company = await aCompany(app, { nombre: 'Faro Doble' })
    await Promise.all([createOffer(company), createOffer(company)])
    expect(await projectsOf(company)).toEqual([['Ofertas de Faro Doble', 2]])
  })

  test('belongs to the newest active project where there are some', async () => {
    const company = await aCompany(app)
    await aProject(app, { by: company, nombre: 'Antiguo' })
    await aProject(app, { by: company, nombre: 'Nuevo' })
    await aProject(app, { by: company, nombre: 'Parado', estado: 0 })
    await createOffer(company)
    expect(await projectsOf(company)).toEqual([
      ['Parado', 0],
      ['Nuevo', 1],
      ['Antiguo', 0],
    ])
  })

  test('is refused where all projects are inactive, and creates none', async () => {
    const company = await aCompany(app)
    await aProject(app, { by: company, nombre: 'Parado', estado: 0 })
    expect(await createOffer(company)).toMatchObject({ status: 409, body: { code: 'project_inactive' } })
    expect(await projectsOf(company)).toEqual([['Parado', 0]])
  })

  test('that is refused leaves no project behind', async () => {
    const company = await aCompany(app)
    const body = { ...offerFields, mst_provincias_id: 8 }
    const { status } = await app.call('POST /api/companies/create-offer-in-project', { token: company.token, body })
    expect(status).toBe(400)
    expect(await projectsOf(company)).toEqual([])
  })

  test('fits in the longest name of a company', async () => {
    const nombre = 'F'.repeat(LENGTH_MAX.title)
    const company = await aCompany(app, { nombre })
    expect((await createOffer(company)).status).toBe(200)
    expect(await projectsOf(company)).toEqual([[nombre, 1]])
  })
})
