import { describe, expect, test } from 'vitest'
import {
  aCandidate,
  aCompany,
  aCv,
  anApplication,
  anOffer,
  aProject,
  offerFields,
  projectFields,
} from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()

type Row = Record<string, unknown>
const apply = (token: string, offerId: number, cvId: number) =>
  app.call('POST /api/users/register-into-offer', { token, body: { offerId, cvId } })
const candidaturesOf = async (token: string) =>
  (await app.call<Row[]>('GET /api/users/user-candidatures', { token })).body
const applicantsOf = async (token: string) =>
  (await app.call<Row[]>('GET /api/companies/all-company-candidates', { token })).body

async function aCandidateAndAnOffer() {
  const [candidate, company] = [await aCandidate(app), await aCompany(app)]
  const projectId = await aProject(app, { by: company })
  const offerId = await anOffer(app, { by: company, projectId })
  return { candidate, company, projectId, offerId, cvId: await aCv(app, { by: candidate }) }
}

describe('Applying', () => {
  test('shows the application to its candidate, with the fields of the contract only', async () => {
    const { candidate, company, offerId, cvId } = await aCandidateAndAnOffer()
    expect(await apply(candidate.token, offerId, cvId)).toMatchObject({
      status: 200,
      body: { message: expect.any(String) },
    })
    expect(await candidaturesOf(candidate.token)).toEqual([
      {
        aviso: null,
        cita: null,
        mensaje_pendiente: false,
        con_pagina: true,
        can_cv_ofertas_id: expect.any(Number),
        estado: 1,
        estado_candidatura: 'enviada',
        historial: [{ estado_candidatura: 'enviada', fecha: '2026-11-21', texto: null, motivo: null }],
        sin_respuesta: null,
        puede_preguntar: false,
        pregunto_el: null,
        cv: { can_cv_id: cvId, nombre: 'CV de Ana' },
        fecha_creacion: '2026-11-21',
        emp_ofertas_id: {
          emp_ofertas_id: offerId,
          nombre: 'Dependiente de tienda',
          estado: 1,
          mst_emp_sector_id: { descripcion: 'Comercio y Ventas' },
          mst_ciudades_id: { nombre: 'Madrid' },
          otras_ciudades: 0,
          toda_espana: false,
          emp_proyectos_id: {
            emp_empresas_id: { nombre: 'Talleres Ejemplo', slug: `talleres-ejemplo-${company.companyId}` },
          },
        },
      },
    ])
  })

  test('shows the company only the data of the candidate that a company may see', async () => {
    const { candidate, company, offerId, cvId } = await aCandidateAndAnOffer()
    await apply(candidate.token, offerId, cvId)
    expect(await applicantsOf(company.token)).toEqual([
      {
        mensaje_pendiente: false,
        can_cv_ofertas_id: expect.any(Number),
        tiene_notas: false,
        estado_candidatura: 'enviada',
        fecha_creacion: '2026-11-21',
        dias_sin_respuesta: 0,
        pregunto_el: null,
        nb_usuarios_id: {
          foto_link: null,
          nombre: 'Ana',
          primer_apellido: 'Núñez',
          mst_ciudades_id: { nombre: 'Madrid' },
          telefono_movil: '600 000 001',
          email: candidate.email,
          sin_nombre: false,
        },
        emp_ofertas_id: { emp_ofertas_id: offerId, nombre: 'Dependiente de tienda' },
        can_cv_id: { nombre: 'CV de Ana', cv_link: expect.stringMatching(/^\/files\/cv\//) },
      },
    ])
    expect(await applicantsOf((await aCompany(app)).token)).toEqual([])
  })

  test('accepts one of twenty simultaneous applications and refuses the others with 409', async () => {
    const { candidate, company, offerId, cvId } = await aCandidateAndAnOffer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(candidate.token, offerId, cvId)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      error: 'Ya has aplicado a esta oferta',
      code: 'already_applied',
    })
    expect(await applicantsOf(company.token)).toHaveLength(1)
  })

  test('is refused for an unknown offer, an inactive offer and an offer of an inactive project', async () => {
    const { candidate, company, projectId, offerId, cvId } = await aCandidateAndAnOffer()
    expect(await apply(candidate.token, 999_999, cvId)).toMatchObject({
      status: 404,
      body: { code: 'offer_not_found' },
    })
    const change = (route: `PUT /${string}`, body: object) => app.call(route, { token: company.token, body })
    await change(`PUT /api/companies/update-offer/${offerId}`, { ...offerFields, estado: 0 })
    expect(await apply(candidate.token, offerId, cvId)).toMatchObject({ status: 409, body: { code: 'offer_inactive' } })
    await change(`PUT /api/companies/update-offer/${offerId}`, { ...offerFields, estado: 1 })
    await change(`PUT /api/companies/update-project/${projectId}`, { ...projectFields, estado: 0 })
    expect(await apply(candidate.token, offerId, cvId)).toMatchObject({ status: 409, body: { code: 'offer_inactive' } })
  })

  test('is refused with the CV of another candidate', async () => {
    const { candidate, offerId } = await aCandidateAndAnOffer()
    const foreign = await aCv(app, { by: await aCandidate(app) })
    expect(await apply(candidate.token, offerId, foreign)).toMatchObject({
      status: 404,
      body: { code: 'cv_not_found' },
    })
  })

  test('needs a profile', async () => {
    const { offerId, cvId } = await aCandidateAndAnOffer()
    const { body } = await app.call<{ session: string }>('POST /api/auth/signup', {
      body: { email: 'sin-perfil@prueba.example', password: 'luz de otoño', confirmPassword: 'luz de otoño' },
    })
    await app.call('POST /api/master/set-role', { token: body.session, body: { roleId: 1 } })
    expect(await apply(body.session, offerId, cvId)).toMatchObject({ status: 409, body: { code: 'profile_missing' } })
  })
})

describe('An application', () => {
  test('can be deleted, and then the candidate may apply again', async () => {
    const { candidate, company, offerId, cvId } = await aCandidateAndAnOffer()
    await anApplication(app, { by: candidate, offerId, cvId })
    const [row] = await candidaturesOf(candidate.token)
    const { status } = await app.call(
      `DELETE /api/users/delete-candidature/${String(row?.can_cv_ofertas_id)}`,
      candidate,
    )
    expect(status).toBe(200)
    expect(await candidaturesOf(candidate.token)).toEqual([])
    expect(await applicantsOf(company.token)).toEqual([])
    expect((await apply(candidate.token, offerId, cvId)).status).toBe(200)
  })

  test('is inactive while its project is inactive', async () => {
    const { candidate, company, projectId, offerId, cvId } = await aCandidateAndAnOffer()
    await anApplication(app, { by: candidate, offerId, cvId })
    await app.call(`PUT /api/companies/update-project/${projectId}`, {
      token: company.token,
      body: { ...projectFields, estado: 0 },
    })
    expect(await candidaturesOf(candidate.token)).toMatchObject([{ estado: 0 }])
  })

  test('is closed with its offer, and its company does not see it any more', async () => {
    const { candidate, company, projectId, offerId, cvId } = await aCandidateAndAnOffer()
    await anApplication(app, { by: candidate, offerId, cvId })
    await app.call(`DELETE /api/companies/delete-project/${projectId}`, { token: company.token })
    expect(await candidaturesOf(candidate.token)).toMatchObject([{ estado: 0, estado_candidatura: 'cerrada' }])
    expect(await applicantsOf(company.token)).toEqual([])
  })
})
