import { count, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { Company } from '#contract/company/companies.ts'
import { account, company } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, anAccount, companyFields } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

type CompanyOnWire = z.output<typeof Company>

// Half past midnight in Madrid, but still the day before in UTC.
const clock = createTestClock('2026-11-20T23:30:00Z')
const app = await createTestApp({ clock })

const create = (token: string, fields: object = {}) =>
  app.call<{ emp_empresas_id: number }[]>('POST /api/companies/create-company-profile', {
    token,
    body: { ...companyFields, ...fields },
  })
const readCompany = async (token: string) =>
  (await app.call<CompanyOnWire>('GET /api/companies/company-information', { token })).body
const roleOf = async (accountId: number) =>
  (await app.deps.db.select({ role: account.role }).from(account).where(eq(account.id, accountId)))[0]?.role
const countCompanies = async (accountId: number) =>
  (await app.deps.db.select({ rows: count() }).from(company).where(eq(company.accountId, accountId)))[0]?.rows

describe('an account without a role', () => {
  test('becomes a company when it creates its profile', async () => {
    const { token, accountId } = await anAccount(app)
    const { status, body } = await create(token)
    expect([status, body]).toEqual([200, [{ emp_empresas_id: expect.any(Number) }]])
    expect(await roleOf(accountId)).toBe(2)
    expect(await readCompany(token)).toEqual({
      emp_empresas_id: body[0]?.emp_empresas_id,
      nombre: 'Talleres Ejemplo',
      acronimo: 'TEJ',
      fecha_alta: '2026-11-21',
      mst_comunidades_id: 7,
      mst_provincias_id: 28,
      mst_ciudades_id: {
        mst_ciudades_id: 28079,
        nombre: 'Madrid',
        mst_provincias_id: {
          mst_provincias_id: 28,
          nombre: 'Madrid',
          mst_comunidades_id: { mst_comunidades_id: 7, nombre_corto: expect.stringContaining('Madrid') },
        },
      },
      suscripcion: 'gratis',
      suscripcion_hasta: null,
      pago_fallido: false,
      ofertas_activas: 0,
      ofertas_en_revision: 0,
      logo_link: null,
      pagina: {
        slug: expect.stringMatching(/^talleres-ejemplo-\d+$/),
        publicada: false,
        texto: '',
        web: null,
        estado_pagina: null,
        motivo: null,
      },
    })
  })

  test('keeps no role if the profile is refused', async () => {
    const { token, accountId } = await anAccount(app)
    expect((await create(token, { mst_provincias_id: 8 })).status).toBe(400)
    expect(await roleOf(accountId)).toBeNull()
  })
})

describe('creating the profile', () => {
  test('works for an account that chose to be a company', async () => {
    const { token } = await anAccount(app, { role: 2 })
    expect((await create(token)).status).toBe(200)
  })

  test('uses Madrid as the default place, and requires no city', async () => {
    const { token } = await anAccount(app)
    const body = { nombre: ' Obras Ejemplo ', acronimo: 'OE', mst_ciudades_id: '' }
    expect((await app.call('POST /api/companies/create-company-profile', { token, body })).status).toBe(200)
    expect(await readCompany(token)).toMatchObject({
      nombre: 'Obras Ejemplo',
      mst_comunidades_id: 7,
      mst_provincias_id: 28,
      mst_ciudades_id: null,
    })
  })

  test('a second time updates it and returns the same id', async () => {
    clock.set('2026-11-21T22:30:00Z')
    const { token, companyId } = await aCompany(app)
    clock.set('2026-11-21T23:30:00Z')
    const second = await create(token, { nombre: 'Nombre nuevo' })
    expect(second.body).toEqual([{ emp_empresas_id: companyId }])
    expect(await readCompany(token)).toMatchObject({ nombre: 'Nombre nuevo', fecha_alta: '2026-11-21' })
  })

  test('a second time does not change a paid plan', async () => {
    const { token } = await aCompany(app, { plan: 'premium' })
    await create(token)
    expect((await readCompany(token)).suscripcion).toBe('premium')
  })

  test('in eight simultaneous calls creates one company', async () => {
    const { token, accountId } = await anAccount(app)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, place) => create(token, { nombre: `N${place}` })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ body }) => body[0]?.emp_empresas_id)).size).toBe(1)
    expect(await countCompanies(accountId)).toBe(1)
  })

  test('is refused to candidates and without a session', async () => {
    const { token } = await aCandidate(app)
    expect(await create(token)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await create('')).status).toBe(401)
  })

  test('and a candidate profile at the same time gives the account only one of them', async () => {
    const { token, accountId } = await anAccount(app)
    const body = { nombre: 'Ana', primer_apellido: 'Núñez', telefono_movil: '600000001', codigo_postal: 28001 }
    const [asCompany, asCandidate] = await Promise.all([
      create(token),
      app.call('POST /api/users/create-user-profile', { token, body }),
    ])
    const statuses = [asCompany.status, asCandidate.status]
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(await roleOf(accountId)).toBe(asCompany.status === 200 ? 2 : 1)
  })
})

const wrongFields: [string, object, string][] = [
  ['without a name', { nombre: '' }, 'invalid_input'],
  ['without an acronym', { acronimo: null }, 'invalid_input'],
  ['with a picture that is not one', { image: 'data:image/png;base64,AAAA' }, 'image_invalid'],
  ['with a picture that is not a data URL', { image: 'https://example.com/a.png' }, 'invalid_input'],
  ['in a province of another community', { mst_comunidades_id: 9 }, 'place_mismatch'],
  ['in a city of another province', { mst_ciudades_id: 8019 }, 'place_mismatch'],
  ['in a province that does not exist', { mst_provincias_id: 99 }, 'unknown_choice'],
  ['in a city that does not exist', { mst_ciudades_id: 28999 }, 'unknown_choice'],
]

describe.each(wrongFields)('a profile %s', (_, fields, code) => {
  test('is refused when it is created', async () => {
    const { token, accountId } = await anAccount(app)
    expect(await create(token, fields)).toMatchObject({ status: 400, body: { code } })
    expect(await countCompanies(accountId)).toBe(0)
  })

  test('is refused when it is changed', async () => {
    const { token } = await aCompany(app)
    const body = { ...companyFields, nombre: 'No llega', ...fields }
    expect(await app.call('PUT /api/companies/update-profile', { token, body })).toMatchObject({
      status: 400,
      body: { code },
    })
    expect((await readCompany(token)).nombre).toBe('Talleres Ejemplo')
  })
})

test.each(['nombre', 'acronimo'])('a profile without %s is not created', async (field) => {
  const { token } = await anAccount(app)
  expect(await create(token, { [field]: undefined })).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

describe('changing the profile', () => {
  test.each([null, ''])('to a city of %j removes the city', async (city) => {
    const { token } = await aCompany(app)
    const body = { mst_ciudades_id: city }
    expect((await app.call('PUT /api/companies/update-profile', { token, body })).status).toBe(200)
    expect(await readCompany(token)).toMatchObject({ mst_provincias_id: 28, mst_ciudades_id: null })
  })

  test('changes every field of this company and no other company', async () => {
    const other = await aCompany(app)
    const { token } = await aCompany(app)
    const body = {
      nombre: 'Otra',
      acronimo: 'OTR',
      mst_comunidades_id: 9,
      mst_provincias_id: 8,
      mst_ciudades_id: 8019,
    }
    expect(await app.call('PUT /api/companies/update-profile', { token, body })).toMatchObject({
      status: 200,
      body: { message: 'Perfil actualizado con exito!' },
    })
    const { mst_ciudades_id: city, ...changed } = await readCompany(token)
    expect(changed).toMatchObject({ nombre: 'Otra', acronimo: 'OTR', mst_comunidades_id: 9, mst_provincias_id: 8 })
    expect(city?.nombre).toBe('Barcelona')
    expect((await readCompany(other.token)).nombre).toBe('Talleres Ejemplo')
  })
})

const otherCalls = [
  'PUT /api/companies/update-profile',
  'GET /api/companies/company-information',
  'GET /api/companies/get-logo-image',
] as const

test.each(otherCalls)('%s needs a session, of a company, with a profile', async (route) => {
  const send = (token?: string) => app.call(route, { token, ...(route.startsWith('P') ? { body: companyFields } : {}) })
  expect((await send()).status).toBe(401)
  expect((await send((await aCandidate(app)).token)).status).toBe(403)
  expect((await send((await anAccount(app)).token)).status).toBe(403)
  const withoutProfile = await send((await anAccount(app, { role: 2 })).token)
  expect(withoutProfile).toMatchObject({ status: 409, body: { code: 'profile_missing' } })
})
