import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { CompanyCandidate } from '#contract/applications/applicants.ts'
import type { OpenedApplication } from '#contract/applications/application-desk.ts'
import { application, applicationEvent, candidate as candidates, offer } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer, type SignedIn } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const { db } = app.deps

type Opened = z.output<typeof OpenedApplication>

/** A candidate who has applied to an offer of a company. */
async function applied() {
  const [company, candidate] = [await aCompany(app), await aCandidate(app)]
  const offerId = await anOffer(app, { by: company, nombre: 'Guardia de faro' })
  await anApplication(app, { by: candidate, offerId, cvId: await aCv(app, { by: candidate }) })
  const [row] = await db.select().from(application).where(eq(application.offerId, offerId))
  return { company, candidate, offerId, id: row?.id ?? 0 }
}

const open = (id: number | string, { token }: Pick<SignedIn, 'token'>, headers: Record<string, string> = {}) =>
  app.call<Opened>(`GET /api/companies/application/${id}`, { token, headers })

const list = async ({ token }: SignedIn, query = '') =>
  (await app.call<z.output<typeof CompanyCandidate>[]>(`GET /api/companies/all-company-candidates${query}`, { token }))
    .body

const historyOf = async (id: number) =>
  (
    await db
      .select({ to: applicationEvent.to })
      .from(applicationEvent)
      .where(eq(applicationEvent.applicationId, id))
      .orderBy(applicationEvent.id)
  ).map(({ to }) => to)

describe('An application that a company opens', () => {
  test('shows person, offer, CV, history and what can be done', async () => {
    const { company, candidate, offerId, id } = await applied()
    const { status, body } = await open(id, company)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        can_cv_ofertas_id: id,
        nb_usuarios_id: {
          nombre: 'Ana',
          primer_apellido: 'Núñez',
          email: candidate.email,
          telefono_movil: '600 000 001',
        },
        emp_ofertas_id: {
          emp_ofertas_id: offerId,
          nombre: 'Guardia de faro',
          emp_proyectos_id: { nombre: 'Apertura de tienda' },
        },
        can_cv_id: { nombre: 'CV de Ana' },
        estado_candidatura: 'leida',
        fecha_creacion: '2026-11-21',
        dias_sin_respuesta: 0,
        historial: [
          { estado_candidatura: 'enviada', quien: 'candidato', motivo: null, texto: null },
          { estado_candidatura: 'leida', quien: 'empresa' },
        ],
        notas: [],
        opciones: ['preseleccionada', 'entrevista', 'contratada', 'descartada'],
      },
    })
  })

  test('is read once, also by two at the same time', async () => {
    const { company, id } = await applied()
    await Promise.all([open(id, company), open(id, company), open(id, company)])
    await open(id, company)
    expect(await historyOf(id)).toEqual(['enviada', 'leida'])
  })

  test('is read by no list, no count, no table, no HEAD and no prefetch', async () => {
    const { company, id } = await applied()
    const { token } = company
    const headers = { authorization: `Bearer ${token}` }
    await list(company)
    await app.call('GET /api/companies/application-counts', { token })
    await app.call('GET /api/companies/applications-csv', { token })
    expect((await app.request(`/api/companies/application/${id}`, { method: 'HEAD', headers })).status).toBe(200)
    expect((await open(id, company, { 'sec-purpose': 'prefetch' })).body).toMatchObject({
      estado_candidatura: 'enviada',
    })
    expect((await open(id, company, { purpose: 'prefetch' })).status).toBe(200)
    expect(await historyOf(id)).toEqual(['enviada'])
  })

  test('republishes the offers of a company that was silent', async () => {
    const { company, offerId, id } = await applied()
    await db.update(offer).set({ isPaused: true }).where(eq(offer.id, offerId))
    await open(id, company)
    expect((await db.select().from(offer).where(eq(offer.id, offerId)))[0]).toMatchObject({ isPaused: false })
  })

  test('that was sent in a release before begins its history with the day on which it was sent', async () => {
    const { company, id } = await applied()
    await db.delete(applicationEvent).where(eq(applicationEvent.applicationId, id))
    expect((await open(id, company)).body.historial).toMatchObject([
      { estado_candidatura: 'enviada', fecha: '2026-11-21', quien: 'candidato' },
      { estado_candidatura: 'leida' },
    ])
  })

  test('is for its own company alone', async () => {
    const { candidate, id } = await applied()
    expect((await app.call(`GET /api/companies/application/${id}`)).status).toBe(401)
    expect((await open(id, candidate)).status).toBe(403)
    expect((await open(id, await aCompany(app))).status).toBe(404)
    expect((await open('0', await aCompany(app))).status).toBe(404)
    expect((await open('abc', await aCompany(app))).status).toBe(404)
    expect(await historyOf(id)).toEqual(['enviada'])
  })
})

describe('The CV of an opened application', () => {
  const shown = async ({ company, id }: Awaited<ReturnType<typeof applied>>) =>
    String((await open(id, company, { purpose: 'prefetch' })).body.can_cv_id.cv_vista)

  test('is shown on the page without a name to save it under, in a sandbox', async () => {
    const answer = await app.request(await shown(await applied()))
    expect(answer.status).toBe(200)
    const { headers } = answer
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test('is no download, and reads the application', async () => {
    const mine = await applied()
    await app.request(await shown(mine))
    expect(await historyOf(mine.id)).toEqual(['enviada', 'leida'])
    const { body } = await app.call<{ numero_descargas: number }[]>('GET /api/users/get-cvs-info', mine.candidate)
    expect(body.map(({ numero_descargas }) => numero_descargas)).toEqual([0])
  })

  test('is shown to nobody after the candidate has withdrawn', async () => {
    const mine = await applied()
    const link = await shown(mine)
    await db.update(application).set({ state: 'retirada' }).where(eq(application.id, mine.id))
    expect((await app.request(link)).status).toBe(404)
  })
})

// Seen to fail without the company in the condition, and without the state.
test("The person's other applications to the same company are named, until they withdraw one of the two", async () => {
  const { company, candidate, id } = await applied()
  const cvId = await aCv(app, { by: candidate })
  const ids: number[] = []
  for (const [nombre, by] of [
    ['Grumete', company],
    ['Otra', await aCompany(app)],
    ['Timonel', company],
  ] as const) {
    const offerId = await anOffer(app, { by, nombre })
    await anApplication(app, { by: candidate, offerId, cvId })
    const [row] = await db.select().from(application).where(eq(application.offerId, offerId))
    ids.push(row?.id ?? 0)
  }
  const othersOf = async (one: number) => (await open(one, company)).body.otras_candidaturas.map(({ oferta }) => oferta)
  expect(await othersOf(id)).toEqual(['Timonel', 'Grumete'])
  await app.call(`POST /api/users/withdraw-candidature/${ids[0]}`, candidate)
  expect(await othersOf(id)).toEqual(['Timonel'])
  await app.call(`POST /api/users/withdraw-candidature/${id}`, candidate)
  expect([await othersOf(id), await othersOf(ids[2] ?? 0)]).toEqual([[], []])
})

describe('An application that was withdrawn', () => {
  async function withdrawn() {
    const mine = await applied()
    const { candidateId } = mine.candidate
    await db.update(candidates).set({ photoKey: 'photo-1.jpg' }).where(eq(candidates.id, candidateId))
    await db.update(application).set({ state: 'retirada' }).where(eq(application.id, mine.id))
    return mine
  }
  const emptied = {
    estado_candidatura: 'retirada',
    dias_sin_respuesta: null,
    nb_usuarios_id: { nombre: 'Ana', telefono_movil: null, email: null, foto_link: null },
    can_cv_id: { nombre: 'CV de Ana', cv_link: null },
  }

  test('is listed only where it is asked for, with its name alone', async () => {
    const { company } = await withdrawn()
    expect(await list(company)).toEqual([])
    expect(await list(company, '?orden=recientes')).toEqual([])
    expect(await list(company, '?estado_candidatura=retirada')).toMatchObject([emptied])
  })

  test('opens without a way to the person', async () => {
    const { company, id } = await withdrawn()
    expect((await open(id, company)).body).toMatchObject({ ...emptied, opciones: [] })
  })
})
