import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { CompanyCandidate } from '#contract/applications/applicants.ts'
import { account, application, candidate, cv, offer } from '#server/database/schema/schema.ts'
import {
  aCandidate,
  aCompany,
  anApplication,
  aCv,
  anOffer,
  offerFields,
  type Company,
  anOfferAsSent,
} from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()

const path = 'GET /api/companies/all-company-candidates'

async function search({ token }: { token: string }, filters: Record<string, string | number> = {}) {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))
  const { status, body, headers } = await app.call<z.output<typeof CompanyCandidate>[]>(`${path}?${query}`, { token })
  expect(status).toBe(200)
  return { names: body.map(({ nb_usuarios_id: person }) => person.nombre), total: headers.get('x-total-count') }
}

/** «Persona 1» to «Persona n» apply to an offer, in this order. Written directly, because hundreds of calls are slow. */
async function manyApply(offerId: number, count: number) {
  const { db } = app.deps
  const now = app.deps.clock.now()
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const accounts = await db
    .insert(account)
    .values(
      numbers.map((n) => ({ email: `p${n}-${offerId}@prueba.example`, role: 1, passwordHash: 'none', createdAt: now })),
    )
    .returning({ id: account.id })
  const profile = { firstSurname: 'Muñoz', mobilePhone: '600 000 001', provinceId: 28, postalCode: 28001 }
  const people = await db
    .insert(candidate)
    .values(
      accounts.map(({ id }, index) => ({
        ...profile,
        accountId: id,
        firstName: `Persona ${index + 1}`,
        createdAt: now,
      })),
    )
    .returning({ id: candidate.id })
  const cvs = await db
    .insert(cv)
    .values(
      people.map(({ id }) => ({
        candidateId: id,
        name: 'CV',
        fileKey: `cv/00/${String(id).padStart(38, '0')}.pdf`,
        sizeBytes: 1,
        uploadedOn: '2026-11-21',
      })),
    )
    .returning({ cvId: cv.id, candidateId: cv.candidateId })
  const [{ companyId } = { companyId: 0 }] = await db.select().from(offer).where(eq(offer.id, offerId))
  await db
    .insert(application)
    .values(cvs.map((one) => ({ ...one, offerId, companyId, createdOn: '2026-11-21', sentOffer: anOfferAsSent })))
}

const anOfferOf = (by: Company, nombre = 'Dependiente de tienda') => anOffer(app, { by, nombre })

describe('the list of candidates', () => {
  test('has all rows without parameters, newest first, with their number in X-Total-Count', async () => {
    const company = await aCompany(app)
    await manyApply(await anOfferOf(company), 30)
    const { names, total } = await search(company)
    expect([names.length, names[0], names.at(-1), total]).toEqual([30, 'Persona 30', 'Persona 1', '30'])
  })

  test('has pages of twelve, and the page after the last is empty', async () => {
    const company = await aCompany(app)
    await manyApply(await anOfferOf(company), 26)
    const pages = await Promise.all([1, 3, 4].map((pagina) => search(company, { pagina })))
    expect(pages.map(({ names, total }) => [names.length, names[0], total])).toEqual([
      [12, 'Persona 26', '26'],
      [2, 'Persona 2', '26'],
      [0, undefined, '26'],
    ])
  })

  test('has pages of another size where one is asked for, of fifty at most', async () => {
    const company = await aCompany(app)
    await manyApply(await anOfferOf(company), 60)
    const pages = await Promise.all([1, 2].map((pagina) => search(company, { pagina, por_pagina: 50 })))
    expect(pages.map(({ names, total }) => [names.length, names[0], total])).toEqual([
      [50, 'Persona 60', '60'],
      [10, 'Persona 10', '60'],
    ])
  })

  test('is searched by every word in all data that the company sees, without accents or case', async () => {
    const company = await aCompany(app)
    const offerId = await anOfferOf(company, 'Técnico de frío')
    const people = [
      await aCandidate(app, { nombre: 'Íñigo', primer_apellido: 'Peña', segundo_apellido: 'Secreto' }),
      await aCandidate(app, { nombre: 'Ana', primer_apellido: 'Zúñiga', mst_ciudades_id: null }),
    ]
    for (const by of people) await anApplication(app, { by, offerId, cvId: await aCv(app, { by }) })
    expect((await search(company, { buscar: 'inigo pena' })).names).toEqual(['Íñigo'])
    expect((await search(company, { buscar: 'ZUÑIGA' })).names).toEqual(['Ana'])
    expect((await search(company, { buscar: 'madrid' })).names).toEqual(['Íñigo'])
    expect((await search(company, { buscar: `${people[1]?.email} tecnico` })).names).toEqual(['Ana'])
    // The company does not see the second surname, so it cannot search for it.
    expect((await search(company, { buscar: 'secreto' })).names).toEqual([])
    expect((await search(await aCompany(app), { buscar: 'ana' })).total).toBe('0')
  })

  test('is filtered by offer, and by whether the offer is active', async () => {
    const [company, by] = [await aCompany(app), await aCandidate(app)]
    const [open, closed] = [await anOfferOf(company), await anOfferOf(company)]
    const cvId = await aCv(app, { by })
    for (const offerId of [open, closed]) await anApplication(app, { by, offerId, cvId })
    await app.call(`PUT /api/companies/update-offer/${closed}`, {
      token: company.token,
      body: { ...offerFields, estado: 0 },
    })
    expect((await search(company)).total).toBe('2')
    expect((await search(company, { oferta: open })).total).toBe('1')
    expect((await search(company, { oferta: open, estado: 0 })).total).toBe('0')
    expect((await search(company, { estado: 0 })).total).toBe('1')
    expect((await search(await aCompany(app), { oferta: open })).total).toBe('0')
  })

  test.each(['estado=2', 'pagina=0', 'pagina=01', 'por_pagina=51', 'por_pagina=0', `buscar=${'x'.repeat(201)}`])(
    'refuses «%s»',
    async (query) => {
      const { status, body } = await app.call(`${path}?${query}`, await aCompany(app))
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
    },
  )

  test.each(['oferta=abc', 'oferta=0', 'oferta=01'])('answers 404 to «%s»', async (query) => {
    const { status, body } = await app.call(`${path}?${query}`, await aCompany(app))
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' })
  })

  test('is only for companies that are signed in', async () => {
    expect((await app.call(`${path}?pagina=1`)).status).toBe(401)
    expect((await app.call(`${path}?pagina=1`, await aCandidate(app))).status).toBe(403)
  })
})

describe('the cities of the candidates', () => {
  const call = 'GET /api/companies/application-cities'
  const cities = async ({ token }: { token: string }) => (await app.call(call, { token })).body

  test('are each once, by name, and only those of the own candidates who are still there', async () => {
    const company = await aCompany(app)
    const offerId = await anOfferOf(company)
    const [madrid, getafe] = [28079, 28065]
    const people = []
    for (const mst_ciudades_id of [madrid, getafe, madrid, null]) {
      const by = await aCandidate(app, { mst_ciudades_id })
      await anApplication(app, { by, offerId, cvId: await aCv(app, { by }) })
      people.push(by)
    }
    expect(await cities(company)).toEqual([
      { mst_ciudades_id: getafe, nombre: 'Getafe' },
      { mst_ciudades_id: madrid, nombre: 'Madrid' },
    ])
    expect(await cities(await aCompany(app))).toEqual([])
    await app.deps.db
      .update(application)
      .set({ state: 'retirada' })
      .where(eq(application.candidateId, people[1]?.candidateId ?? 0))
    expect(await cities(company)).toEqual([{ mst_ciudades_id: madrid, nombre: 'Madrid' }])
  })

  test('are only for companies that are signed in', async () => {
    expect((await app.call(call)).status).toBe(401)
    expect((await app.call(call, await aCandidate(app))).status).toBe(403)
  })
})
