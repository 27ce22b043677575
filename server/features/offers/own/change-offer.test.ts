import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { OwnOffer } from '#contract/offer/read.ts'
import { aCompany, anOffer, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp({ env: { requiresSalary: false } })

const listOffers = async ({ token }: { token: string }) =>
  (await app.call<z.output<typeof OwnOffer>[]>('GET /api/companies/all-company-offers', { token })).body

test('a company changes an offer in every field; new requirements take the place of the old', async () => {
  const company = await aCompany(app)
  const projectId = await aProject(app, { by: company })
  const id = await anOffer(app, { by: company, projectId, requirements_list: ['Uno', 'Dos', 'Tres'] })
  const body = {
    nombre: 'Cocinera',
    descripcion: 'Cocina de mercado',
    salario_anual: 0,
    mst_puestos_id: 1,
    mst_modalidad_id: 2,
    mst_jornada_id: 2,
    mst_emp_sector_id: 16,
    mst_comunidades_id: 9,
    mst_provincias_id: 8,
    mst_ciudades_id: 8019,
    estado: 0,
    requirements_list: ['', 'Cuatro'],
    // A project of this body moves nothing.
    emp_proyectos_id: await aProject(app, { by: company }),
  }
  const answer = await app.call(`PUT /api/companies/update-offer/${id}`, { token: company.token, body })
  expect(answer).toMatchObject({ status: 200, body: { message: 'Oferta actualizado con exito' } })
  expect(await listOffers(company)).toMatchObject([
    {
      emp_ofertas_id: id,
      nombre: 'Cocinera',
      descripcion: 'Cocina de mercado',
      salario_anual: 0,
      mst_puestos_id: { mst_puestos_id: 1 },
      mst_modalidad_id: 2,
      mst_jornada_id: 2,
      mst_emp_sector_id: { mst_emp_sector_id: 16 },
      mst_ciudades_id: { mst_ciudades_id: 8019 },
      emp_proyectos_id: { emp_proyectos_id: projectId },
      estado: 0,
      requirements_list: [{ descripcion: 'Cuatro' }],
    },
  ])
})

test.each([
  ['a city of another province than the one it has', { mst_ciudades_id: 8019 }],
  ['a province that does not have its city', { mst_provincias_id: 8 }],
  ['a province and a city of another community than the one it has', { mst_provincias_id: 8, mst_ciudades_id: 8019 }],
  ['a community that does not have its province', { mst_comunidades_id: 9 }],
])('an offer is not moved to %s', async (_, body) => {
  const company = await aCompany(app)
  const id = await anOffer(app, { by: company })
  const before = await listOffers(company)
  const answer = await app.call(`PUT /api/companies/update-offer/${id}`, { token: company.token, body })
  expect(answer).toMatchObject({ status: 400, body: { code: 'place_mismatch' } })
  expect(await listOffers(company)).toEqual(before)
})

test('an offer is moved to another city of its province by naming the city alone', async () => {
  const company = await aCompany(app)
  const id = await anOffer(app, { by: company })
  const body = { mst_ciudades_id: 28_006 }
  expect((await app.call(`PUT /api/companies/update-offer/${id}`, { token: company.token, body })).status).toBe(200)
  expect(await listOffers(company)).toMatchObject([{ mst_ciudades_id: { nombre: 'Alcobendas' } }])
})

test('an empty list of requirements removes them', async () => {
  const company = await aCompany(app)
  const id = await anOffer(app, { by: company, requirements_list: ['Inglés'] })
  const body = { requirements_list: [] }
  expect((await app.call(`PUT /api/companies/update-offer/${id}`, { token: company.token, body })).status).toBe(200)
  expect(await listOffers(company)).toMatchObject([{ requirements_list: [] }])
})

describe('A range of salaries', () => {
  interface Salaries {
    salario_anual: number
    salario_min: number | null
    salario_max: number | null
  }
  const range = { salario_anual: 20_000, salario_max: 24_000 }
  const salariesOf = async (id: number) => {
    const { body } = await app.call<Salaries>(`GET /api/companies/offer-information/${id}`)
    return [body.salario_anual, body.salario_min, body.salario_max]
  }
  const change = (id: number, token: string, body: object) =>
    app.call<{ code: string }>(`PUT /api/companies/update-offer/${id}`, { token, body })

  test('begins with the annual salary, and stays where a client sends only that', async () => {
    const company = await aCompany(app)
    const id = await anOffer(app, { by: company, ...range })
    expect(await salariesOf(id)).toEqual([20_000, 20_000, 24_000])
    expect((await change(id, company.token, { salario_anual: 22_000 })).status).toBe(200)
    expect(await salariesOf(id)).toEqual([22_000, 22_000, 24_000])
  })

  test('ends where such a client raises the salary beyond it', async () => {
    const company = await aCompany(app)
    const id = await anOffer(app, { by: company, ...range })
    expect((await change(id, company.token, { salario_anual: 30_000 })).status).toBe(200)
    expect(await salariesOf(id)).toEqual([30_000, 30_000, null])
  })

  test('ends where such a client takes the salary away', async () => {
    const company = await aCompany(app)
    const id = await anOffer(app, { by: company, ...range })
    expect((await change(id, company.token, { salario_anual: 0 })).status).toBe(200)
    expect(await salariesOf(id)).toEqual([0, null, null])
  })

  test('is refused where it ends below its beginning', async () => {
    const company = await aCompany(app)
    const id = await anOffer(app, { by: company, ...range })
    const refused = await change(id, company.token, { salario_max: 19_999 })
    expect(refused).toMatchObject({ status: 400, body: { code: 'salary_out_of_order' } })
    expect(await salariesOf(id)).toEqual([20_000, 20_000, 24_000])
  })

  test('and a contract are not needed: a client that knows only the salary creates an offer for one person', async () => {
    const id = await anOffer(app, { by: await aCompany(app), salario_anual: 0 })
    expect((await app.call(`GET /api/companies/offer-information/${id}`)).body).toMatchObject({
      salario_min: null,
      salario_max: null,
      tipo_contrato: null,
      vacantes: 1,
    })
  })
})
