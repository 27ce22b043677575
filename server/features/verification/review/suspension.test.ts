import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationEvent, company, companyVerification } from '#server/database/schema/schema.ts'
import {
  aCandidate,
  aCompany,
  aCv,
  anApplication,
  anOffer,
  aProject,
  companyFields,
} from '#server/testing/factories.ts'
import { openVerificationSite } from '#server/testing/fixtures/verification-site.ts'

const site = await openVerificationSite()
const { app, request, read, aPending, aVerified, open, decide, mailsTo, closeAndRecover } = site
const { db } = app.deps

describe('A suspended company', () => {
  test('reads why, shows no offer, publishes and changes nothing, and is what it was when it is readmitted', async () => {
    const own = await aVerified()
    const projectId = await aProject(app, { by: own })
    const offerId = await anOffer(app, { by: own, projectId })
    await decide(own.companyId, 'suspendida', { motivo: 'otro', texto: 'Tres personas se han quejado.' })
    expect(await read(own)).toMatchObject({
      estado_verificacion: 'suspendida',
      motivo: 'Tres personas se han quejado.',
    })
    const shown = async () => (await app.call(`GET /api/companies/offer-information/${offerId}`)).body
    expect(await shown()).toMatchObject({ code: 'offer_not_found' })
    const { token } = own
    const refused = { status: 409, body: { code: 'company_suspended' } }
    for (const [route, body] of [
      [`PUT /api/companies/update-offer/${offerId}`, { estado: 0 }],
      [`PUT /api/companies/update-offer/${offerId}`, { nombre: 'Otra cosa' }],
      [`POST /api/companies/renew-offer/${offerId}`, undefined],
      [`POST /api/companies/duplicate-offer/${offerId}`, undefined],
      [`PUT /api/companies/update-project/${projectId}`, { estado: 0 }],
      [`DELETE /api/companies/delete-offer/${offerId}`, undefined],
      [`DELETE /api/companies/delete-project/${projectId}`, undefined],
      ['PUT /api/companies/update-profile', { nombre: 'Otro nombre' }],
      ['POST /api/companies/create-company-profile', { ...companyFields, nombre: 'Otro nombre' }],
      ['POST /api/companies/request-verification', undefined],
    ] as const) {
      const sent = route.includes('request') ? await request(own) : await app.call(route, { token, body })
      expect(sent, route).toMatchObject(refused)
    }
    for (const path of ['all-company-candidates', 'all-company-offers', 'company-information'] as const) {
      expect((await app.call(`GET /api/companies/${path}`, { token })).status).toBe(200)
    }
    await decide(own.companyId, 'readmitida', { texto: 'Gracias por aclararlo.' })
    expect(await read(own)).toMatchObject({ estado_verificacion: 'verificada' })
    expect(await shown()).toMatchObject({
      estado: 1,
      emp_proyectos_id: { emp_empresas_id: { verificada_el: '2026-11-21' } },
    })
    const subjects = (await mailsTo(own.email)).map(({ subject }) => subject)
    // Jobs run at the same time.
    expect(subjects.toSorted()).toEqual([
      'Hemos levantado la suspensión de tu empresa',
      'Hemos suspendido tu empresa',
      'Hemos verificado tu empresa',
    ])
  })

  test('answers nobody any more: those who wait are told once, also if it is readmitted', async () => {
    const own = await aPending()
    const offerId = await anOffer(app, { by: own })
    const person = await aCandidate(app)
    await anApplication(app, { by: person, offerId, cvId: await aCv(app, { by: person }) })
    await decide(own.companyId, 'suspendida', { motivo: 'fraude' })
    await decide(own.companyId, 'readmitida', { texto: 'Gracias por aclararlo.' })
    await decide(own.companyId, 'suspendida', { motivo: 'fraude' })
    const closings = await db.select().from(applicationEvent).where(eq(applicationEvent.to, 'cerrada'))
    const told = { reason: 'empresa_suspendida', actor: 'sistema', letter: null, accountId: null }
    expect(closings).toMatchObject([{ ...told, dueAt: expect.any(Date) }])
  })

  test('may still report an offer as filled, and say where it is', async () => {
    const own = await aPending()
    const id = await anOffer(app, { by: own })
    await decide(own.companyId, 'suspendida', { motivo: 'fraude' })
    const { token } = own
    expect((await app.call(`POST /api/companies/close-offer/${id}`, { token, body: {} })).status).toBe(200)
    const body = { nombre: 'Talleres Ejemplo', acronimo: 'TE' }
    expect((await app.call('PUT /api/companies/update-profile', { token, body })).status).toBe(200)
  })

  test('is sold no Premium', async () => {
    const { token, companyId } = await aPending()
    await decide(companyId, 'suspendida', { motivo: 'fraude' })
    const body = { baseUrl: app.deps.env.baseUrl, companyId, plan: 'premium' }
    const answer = await app.call('POST /api/stripe/create-checkout-session', { token, body })
    expect(answer).toMatchObject({ status: 409, body: { code: 'company_suspended' } })
  })

  test('shows no offer, even if one is being published at the same moment', async () => {
    const own = await aPending()
    const projectId = await aProject(app, { by: own })
    const { version } = await open(own.companyId)
    await Promise.all([
      ...[1, 2, 3].map(() => anOffer(app, { by: own, projectId }).catch(() => null)),
      decide(own.companyId, 'suspendida', { motivo: 'fraude', version }),
    ])
    const { ofertas_activas } = (await open(own.companyId)) as unknown as { ofertas_activas: number }
    expect(ofertas_activas).toBe(0)
  })

  test('keeps its NIF: another account cannot go on with it', async () => {
    const own = await aVerified()
    await decide(own.companyId, 'suspendida', { motivo: 'fraude' })
    const answer = await request(await aCompany(app), { nif: own.taxNumber })
    expect(answer).toMatchObject({ status: 409, body: { code: 'tax_number_taken' } })
    expect(await db.$count(companyVerification, eq(companyVerification.taxNumber, own.taxNumber))).toBe(1)
  })

  test('stays suspended after its account was closed and recovered, and so do its offers', async () => {
    const own = await aPending()
    const offerId = await anOffer(app, { by: own })
    await decide(own.companyId, 'suspendida', { motivo: 'fraude' })
    expect(await closeAndRecover(own)).toBe(true)
    expect((await app.call(`GET /api/companies/offer-information/${offerId}`)).body).toMatchObject({
      code: 'offer_not_found',
    })
    const [row] = await db.select().from(company).where(eq(company.id, own.companyId))
    expect(row?.isSuspended).toBe(true)
  })
})
