import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { UNDO_SECONDS } from '#contract/constants.ts'
import { closeApplications } from '#server/domain/applications/move-applications.ts'
import { application, applicationEvent, company } from '#server/database/schema/schema.ts'
import { aCandidate, anApplication, anOffer } from '#server/testing/factories.ts'
import { openApplicationSite } from '#server/testing/fixtures/applications/application-site.ts'

const { app, db, clock, anApplicant, decide, passSeconds, listOf, statesOf } = await openApplicationSite()

beforeEach(() => clock.set('2026-11-21T10:00:00Z'))

const settle = () => passSeconds(UNDO_SECONDS)
const sent = { estado_candidatura: 'enviada', fecha: '2026-11-21', texto: null, motivo: null }

describe('A candidate reads of an application', () => {
  test('that it was read, from the moment on, and on which day', async () => {
    const applicant = await anApplicant()
    // After midnight in Madrid.
    await decide(applicant, 'leida', { at: new Date('2026-11-22T23:30:00Z') })
    expect(await listOf(applicant.person)).toMatchObject([
      {
        estado: 1,
        estado_candidatura: 'leida',
        historial: [sent, { estado_candidatura: 'leida', fecha: '2026-11-23' }],
      },
    ])
  })

  test('the decision and the text of the company, after the time to undo', async () => {
    const applicant = await anApplicant()
    await decide(applicant, 'entrevista', { letter: 'Te esperamos el lunes.' })
    passSeconds(UNDO_SECONDS - 1)
    expect(await listOf(applicant.person)).toMatchObject([{ estado_candidatura: 'enviada', historial: [sent] }])
    passSeconds(1)
    expect(await listOf(applicant.person)).toMatchObject([
      { estado: 1, estado_candidatura: 'entrevista', historial: [sent, { texto: 'Te esperamos el lunes.' }] },
    ])
  })

  test('nothing that was undone', async () => {
    const applicant = await anApplicant()
    await decide(applicant, 'contratada')
    await db.update(applicationEvent).set({ undoneAt: clock.now() }).where(eq(applicationEvent.to, 'contratada'))
    settle()
    expect(await statesOf(applicant)).toEqual(['enviada'])
  })

  test('that it was discarded with the text, not with the reason, and then it is inactive', async () => {
    const applicant = await anApplicant()
    await decide(applicant, 'descartada', { reason: 'otra_persona', letter: 'Gracias por venir.' })
    settle()
    expect(await listOf(applicant.person)).toMatchObject([
      { estado: 0, historial: [sent, { estado_candidatura: 'descartada', texto: 'Gracias por venir.', motivo: null }] },
    ])
  })

  test.each([
    ['cubierta', 'Tu candidatura se ha cerrado porque la vacante se ha cubierto.'],
    ['empresa_suspendida', 'Tu candidatura se ha cerrado porque hemos suspendido a la empresa.'],
  ] as const)('why it was closed (%s), at once', async (cause, motivo) => {
    const applicant = await anApplicant()
    const closing = {
      offerIds: [applicant.offerId],
      cause,
      actor: 'empresa',
      accountId: null,
      letter: 'Gracias.',
    } as const
    await closeApplications(db, { ...closing, at: clock.now() })
    expect(await listOf(applicant.person)).toMatchObject([
      { estado: 0, historial: [sent, { estado_candidatura: 'cerrada', texto: 'Gracias.', motivo }] },
    ])
  })

  test('that it is there when offer, project and even the company are gone', async () => {
    const applicant = await anApplicant({ nombre: 'Guardia de faro' })
    const { person, offerId } = applicant
    await app.call(`DELETE /api/companies/delete-offer/${offerId}`, { token: applicant.company.token })
    const gone = {
      estado: 0,
      estado_candidatura: 'cerrada',
      con_pagina: false,
      emp_ofertas_id: {
        emp_ofertas_id: offerId,
        nombre: 'Guardia de faro',
        mst_emp_sector_id: { descripcion: 'Comercio y Ventas' },
        mst_ciudades_id: { nombre: 'Madrid' },
        emp_proyectos_id: { emp_empresas_id: { nombre: 'Talleres Ejemplo' } },
      },
    }
    expect(await listOf(person)).toMatchObject([gone])
    await db.delete(company).where(eq(company.id, applicant.company.companyId))
    expect(await listOf(person)).toMatchObject([gone])
  })

  test('the CV that was sent, and whether it is still in the list', async () => {
    const { person, cvId, offerId, company: by } = await anApplicant()
    expect(await listOf(person)).toMatchObject([{ cv: { can_cv_id: cvId, nombre: 'CV de Ana' } }])
    await app.call(`DELETE /api/users/delete-cv/${cvId}`, { token: person.token })
    expect(await listOf(person)).toMatchObject([{ cv: { can_cv_id: null, nombre: 'CV de Ana' } }])
    await app.call(`DELETE /api/companies/delete-offer/${offerId}`, { token: by.token })
    const { sweepRemovedCvs } = await import('#server/features/cvs/delete-cv.ts')
    await sweepRemovedCvs(app.deps)
    expect(await listOf(person)).toMatchObject([{ cv: { can_cv_id: null, nombre: 'CV de Ana' } }])
  })

  test('of a release before states that it was sent on the day of its creation', async () => {
    const applicant = await anApplicant()
    await db.delete(applicationEvent).where(eq(applicationEvent.applicationId, applicant.id))
    expect(await listOf(applicant.person)).toMatchObject([{ estado_candidatura: 'enviada', historial: [sent] }])
    await decide(applicant, 'leida')
    expect(await statesOf(applicant)).toEqual(['enviada', 'leida'])
    // Withdrawn and sent again: nobody knows when it was sent first.
    await db.update(application).set({ createdOn: '2026-12-24' }).where(eq(application.id, applicant.id))
    expect(await statesOf(applicant)).toEqual(['leida'])
  })

  test('all of them, those that were sent last first', async () => {
    // Ten minutes before midnight in Madrid.
    clock.set('2026-11-21T22:50:00Z')
    const { person, company: by, cvId, offerId } = await anApplicant()
    await anApplication(app, { by: person, offerId: await anOffer(app, { by, nombre: 'Farero' }), cvId })
    const names = async () => (await listOf(person)).map((row) => row.emp_ofertas_id.nombre)
    expect(await names()).toEqual(['Farero', 'Dependiente de tienda'])
    const [, first] = await listOf(person)
    await app.call(`POST /api/users/withdraw-candidature/${first?.can_cv_ofertas_id}`, person)
    passSeconds(600)
    await anApplication(app, { by: person, offerId, cvId })
    expect(await names()).toEqual(['Dependiente de tienda', 'Farero'])
  })
})

describe('An opened application', () => {
  const open = ({ id, person }: { id: number; person: { token: string } }) =>
    app.call<Record<string, unknown>>(`GET /api/users/candidature/${id}`, { token: person.token })

  test('has the offer as it stands while nobody has changed it', async () => {
    const applicant = await anApplicant({
      requirements_list: ['Vista', 'Oído'],
      salario_max: 20_000,
      experiencia: 'junior',
      vacantes: 2,
    })
    expect(await open(applicant)).toMatchObject({
      status: 200,
      body: {
        can_cv_ofertas_id: applicant.id,
        ha_cambiado: false,
        oferta: {
          nombre: 'Dependiente de tienda',
          empresa: 'Talleres Ejemplo',
          descripcion: 'Atención al público y caja.',
          salario_anual: 18_000,
          salario_max: 20_000,
          tipo_contrato: null,
          experiencia: 'junior',
          vacantes: 2,
          puesto: expect.any(String),
          modalidad: 'Presencial',
          jornada: 'Completa',
          sector: 'Comercio y Ventas',
          provincia: 'Madrid',
          ciudad: 'Madrid',
          requirements_list: ['Vista', 'Oído'],
        },
      },
    })
  })

  test('keeps the offer as it was read, through changes and after its end', async () => {
    const applicant = await anApplicant({ requirements_list: ['Vista'] })
    const { token } = applicant.company
    const before = (await open(applicant)).body['oferta']
    const change = (body: object) => app.call(`PUT /api/companies/update-offer/${applicant.offerId}`, { token, body })
    await change({ estado: 0 })
    expect((await open(applicant)).body).toMatchObject({ oferta: before, ha_cambiado: false })
    await change({ descripcion: 'Otra cosa.', requirements_list: [] })
    expect((await open(applicant)).body).toMatchObject({ oferta: before, ha_cambiado: true })
    await app.call(`DELETE /api/companies/delete-offer/${applicant.offerId}`, { token })
    expect((await open(applicant)).body).toMatchObject({ oferta: before, ha_cambiado: false })
  })

  test('opens for its candidate alone', async () => {
    const { id, company: by } = await anApplicant()
    expect(await open({ id, person: await aCandidate(app) })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
    expect(await open({ id, person: by })).toMatchObject({ status: 403 })
    expect((await app.call(`GET /api/users/candidature/${id}`)).status).toBe(401)
    expect((await app.call('GET /api/users/candidature/uno', await aCandidate(app))).status).toBe(404)
  })
})
