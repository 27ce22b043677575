import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { NewOffer, OfferChanges } from '#contract/offer/fields.ts'
import type { Offer } from '#contract/offer/read.ts'
import { application, offer, requirement } from '#server/database/schema/schema.ts'
import {
  aCandidate,
  aCompany,
  anAccount,
  anApplication,
  aCv,
  anOffer,
  aProject,
  offerFields,
} from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

type OfferOnWire = z.output<typeof Offer>

// Half past midnight in Madrid, still the day before in Greenwich.
const app = await createTestApp({
  clock: createTestClock('2026-11-20T23:30:00Z'),
  env: { requiresSalary: false },
})

const create = (token: string, body: object) => app.call('POST /api/companies/create-offer-in-project', { token, body })
const update = ({ token }: { token: string }, { id, ...fields }: { id: number } & Record<string, unknown>) =>
  app.call(`PUT /api/companies/update-offer/${id}`, { token, body: { ...offerFields, ...fields } })
const listOffers = async ({ token }: { token: string }) =>
  (await app.call<OfferOnWire[]>('GET /api/companies/all-company-offers', { token })).body

const city = {
  mst_ciudades_id: 28079,
  nombre: 'Madrid',
  mst_provincias_id: {
    mst_provincias_id: 28,
    nombre: 'Madrid',
    mst_comunidades_id: { mst_comunidades_id: 7, nombre_corto: expect.any(String) },
  },
}

describe('a company creates an offer', () => {
  test('and reads it back with every field and no other', async () => {
    const company = await aCompany(app)
    const projectId = await aProject(app, { by: company })
    const body = { ...offerFields, salario_anual: 18_000.9, requirements_list: ['Inglés', 'Carné B'] }
    // A field that is read as it was sent needs no line below. The city names province and community.
    const { mst_comunidades_id: _community, mst_provincias_id: _province, ...sent } = NewOffer.parse(body)
    expect(await create(company.token, { ...body, emp_proyectos_id: projectId })).toMatchObject({
      status: 200,
      body: { message: 'Oferta creada con éxito' },
    })
    expect(await listOffers(company)).toEqual([
      {
        ...sent,
        emp_ofertas_id: expect.any(Number),
        nombre: 'Dependiente de tienda',
        descripcion: 'Atención al público y caja.',
        salario_anual: 18_000,
        salario_min: 18_000,
        mst_puestos_id: { mst_puestos_id: offerFields.mst_puestos_id, nombre: expect.any(String) },
        mst_modalidad_id: 1,
        mst_jornada_id: 1,
        mst_emp_sector_id: {
          mst_emp_sector_id: 7,
          descripcion: 'Comercio y Ventas',
          link_imagen: expect.stringMatching(/^\/sectores\//),
        },
        mst_ciudades_id: city,
        emp_proyectos_id: {
          emp_proyectos_id: projectId,
          nombre: 'Apertura de tienda',
          emp_empresas_id: { nombre: 'Talleres Ejemplo', logo_link: null, verificada_el: null, slug: null },
          estado: 1,
        },
        revision: { estado: 'en_cola', revisar_antes: '2026-11-23T23:00:00.000Z', motivo: null, explicacion: null },
        candidaturas_libres: null,
        responde_en_dias: null,
        responde_por_ciento: null,
        fecha_creacion: '2026-11-21',
        caduca_el: '2026-12-21',
        caducada: false,
        descansa: false,
        con_pagina: true,
        cubierta_el: null,
        estado: 1,
        requirements_list: [{ descripcion: 'Inglés' }, { descripcion: 'Carné B' }],
        version: 1,
        numero_candidaturas: 0,
        en_espera: 0,
        limite_gratis: false,
      },
    ])
  })

  test('with the day of the server, whatever the body says', async () => {
    const company = await aCompany(app)
    const id = await anOffer(app, { by: company, fecha_creacion: '2020-01-01' })
    await update(company, { id, fecha_creacion: '2020-01-01' })
    expect(await listOffers(company)).toMatchObject([{ fecha_creacion: '2026-11-21' }])
  })

  test('without the requirements that say nothing', async () => {
    const company = await aCompany(app)
    await anOffer(app, { by: company, requirements_list: ['', ' Inglés ', '   '] })
    expect(await listOffers(company)).toMatchObject([{ requirements_list: [{ descripcion: 'Inglés' }] }])
  })

  test.each([
    ['without a name', { nombre: '' }, 'invalid_input'],
    ['without a description', { descripcion: ' ' }, 'invalid_input'],
    ['without a salary', { salario_anual: null }, 'invalid_input'],
    ['with a salary below zero', { salario_anual: -1 }, 'invalid_input'],
    ['with a salary in words', { salario_anual: 'mucho' }, 'invalid_input'],
    ['without a city', { mst_ciudades_id: null }, 'invalid_input'],
    ['with too many requirements', { requirements_list: Array(31).fill('x') }, 'invalid_input'],
    ['for a position that does not exist', { mst_puestos_id: 999_999 }, 'unknown_choice'],
    ['in a sector that does not exist', { mst_emp_sector_id: 999 }, 'unknown_choice'],
    ['in a modality that does not exist', { mst_modalidad_id: 9 }, 'unknown_choice'],
    ['with a workday that does not exist', { mst_jornada_id: 9 }, 'unknown_choice'],
    ['in a city of another province', { mst_ciudades_id: 8019 }, 'place_mismatch'],
    ['in a province of another community', { mst_comunidades_id: 9 }, 'place_mismatch'],
  ])('but not %s, nor changes one to that', async (_, wrong, code) => {
    const company = await aCompany(app)
    const projectId = await aProject(app, { by: company })
    const id = await anOffer(app, { by: company, projectId })
    const before = await listOffers(company)
    const created = await create(company.token, { ...offerFields, emp_proyectos_id: projectId, ...wrong })
    expect(created).toMatchObject({ status: 400, body: { code } })
    expect(await update(company, { id, ...wrong })).toMatchObject({ status: 400, body: { code } })
    expect(await listOffers(company)).toEqual(before)
  })

  test.each(['nombre', 'descripcion', 'salario_anual', 'mst_puestos_id', 'mst_emp_sector_id', 'mst_ciudades_id'])(
    'but not where %s is left out',
    async (field) => {
      const company = await aCompany(app)
      const projectId = await aProject(app, { by: company })
      const answer = await create(company.token, { ...offerFields, emp_proyectos_id: projectId, [field]: undefined })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    },
  )

  test('but not in an inactive project', async () => {
    const company = await aCompany(app)
    const projectId = await aProject(app, { by: company, estado: 0 })
    const answer = await create(company.token, { ...offerFields, emp_proyectos_id: projectId })
    expect(answer).toMatchObject({ status: 409, body: { code: 'project_inactive' } })
  })

  test('but not in the project of another company, nor in one that does not exist', async () => {
    const { token } = await aCompany(app)
    const by = await aCompany(app)
    // The database refuses the active one by itself. The caller must not learn whether the other one is active.
    const foreign = [await aProject(app, { by }), await aProject(app, { by, estado: 0 })]
    for (const projectId of [...foreign, 2_000_000_000]) {
      const answer = await create(token, { ...offerFields, emp_proyectos_id: projectId })
      expect(answer).toMatchObject({ status: 404, body: { code: 'project_not_found' } })
    }
  })
})

/** The numbers that the contract limits, with the least and the greatest value. */
const limits = Object.entries(z.toJSONSchema(OfferChanges, { io: 'input' }).properties ?? {}).flatMap(
  ([name, field]): [string, number, number][] => {
    if (typeof field === 'boolean' || name.endsWith('_id')) return []
    const { minimum, maximum } = field
    return minimum === undefined || maximum === undefined ? [] : [[name, minimum, maximum]]
  },
)

test.each(limits)('the value of %s may be from %i to %i', async (name, least, greatest) => {
  const company = await aCompany(app)
  const id = await anOffer(app, { by: company })
  for (const value of [least, greatest]) {
    expect(await update(company, { id, [name]: value })).toMatchObject({ status: 200 })
    expect(await listOffers(company)).toMatchObject([{ [name]: value }])
  }
  for (const value of [least - 1, greatest + 1]) {
    expect(await update(company, { id, [name]: value })).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  }
})

test('a deleted offer takes its requirements with it, and nothing else: its applications stay with the candidates', async () => {
  const company = await aCompany(app)
  const { db } = app.deps
  const countRows = () => Promise.all([offer, requirement, application].map((table) => db.$count(table)))
  const before = await countRows()
  const id = await anOffer(app, { by: company, requirements_list: ['Inglés'] })
  const candidate = await aCandidate(app)
  await anApplication(app, { by: candidate, offerId: id, cvId: await aCv(app, { by: candidate }) })
  const answer = await app.call(`DELETE /api/companies/delete-offer/${id}`, { token: company.token })
  expect(answer).toMatchObject({ status: 200, body: { message: 'Oferta eliminada con exito' } })
  const [offers, requirements, applications = 0] = before
  expect(await countRows()).toEqual([offers, requirements, applications + 1])
  expect(await db.$count(application, eq(application.offerId, id))).toBe(0)
})

describe.each([
  ['PUT', 'update-offer'],
  ['DELETE', 'delete-offer'],
] as const)('%s %s', (method, path) => {
  const send = (id: number | string, token: string) =>
    app.call(`${method} /api/companies/${path}/${id}`, { token, ...(method === 'PUT' ? { body: offerFields } : {}) })

  test('does not find the offer of another company, and leaves it as it is', async () => {
    const owner = await aCompany(app)
    const id = await anOffer(app, { by: owner, nombre: 'Ajena', requirements_list: ['Suyo'] })
    const stranger = await aCompany(app)
    expect(await send(id, stranger.token)).toMatchObject({ status: 404, body: { code: 'offer_not_found' } })
    expect(await listOffers(owner)).toMatchObject([{ nombre: 'Ajena', requirements_list: [{ descripcion: 'Suyo' }] }])
  })

  test.each(['0', 'abc', '2000000000', '99999999999'])('does not find the offer «%s»', async (id) => {
    const { token } = await aCompany(app)
    expect((await send(id, token)).status).toBe(404)
  })
})

test.each([
  'POST /api/companies/create-offer-in-project',
  'PUT /api/companies/update-offer/1',
  'GET /api/companies/all-company-offers',
  'DELETE /api/companies/delete-offer/1',
] as const)('%s needs a session, of a company, with a profile', async (route) => {
  const body = { ...offerFields, emp_proyectos_id: 1 }
  const send = (token?: string) => app.call(route, { token, ...(route.startsWith('P') ? { body } : {}) })
  expect((await send()).status).toBe(401)
  expect((await send((await aCandidate(app)).token)).status).toBe(403)
  const withoutProfile = await send((await anAccount(app, { role: 2 })).token)
  expect(withoutProfile).toMatchObject({ status: 409, body: { code: 'profile_missing' } })
})

// Seen to fail with a foreign key on the project alone.
test('the database keeps an offer in the company of its project', async () => {
  const [one, other] = [await aCompany(app), await aCompany(app)]
  const id = await anOffer(app, { by: one })
  const moving = app.deps.db.update(offer).set({ companyId: other.companyId }).where(eq(offer.id, id)).execute()
  await expect(moving).rejects.toMatchObject({ cause: { constraint: 'offer_project_of_company_fk' } })
})
