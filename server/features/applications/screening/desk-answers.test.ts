import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { application } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anOffer, aProject, type Candidate } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const { db } = app.deps
const company = await aCompany(app, { plan: 'premium' })
const projectId = await aProject(app, { by: company })

const preguntas = [
  { tipo: 'si_no', texto: '¿Tienes coche?' },
  { tipo: 'numero', texto: '¿Cuánta experiencia tienes?', unidad: 'años' },
  { tipo: 'opcion', texto: '¿Qué turno prefieres?', opciones: ['Mañana', 'Mañana y tarde'] },
  { tipo: 'texto', texto: '¿Por qué aquí?', obligatoria: false },
]
const offerId = await anOffer(app, { by: company, projectId, preguntas })
const { body: offer } = await app.call<{ preguntas: { pregunta_id: number }[] }>(
  `GET /api/companies/offer-information/${offerId}`,
)
const [car, years, shift, why] = offer.preguntas.map(({ pregunta_id }) => pregunta_id)

/** The id of an application with these answers. */
async function anAnswered(candidate: Candidate, values: unknown[]): Promise<number> {
  const respuestas = offer.preguntas.map(({ pregunta_id }, place) => ({ pregunta_id, valor: values[place] ?? null }))
  const body = { offerId, cvId: await aCv(app, { by: candidate }), respuestas }
  await app.call('POST /api/users/register-into-offer', { token: candidate.token, body })
  const rows = await db
    .select({ id: application.id })
    .from(application)
    .where(eq(application.candidateId, candidate.candidateId))
  return rows[0]?.id ?? 0
}

const [ana, eva] = [await aCandidate(app, { nombre: 'Ana' }), await aCandidate(app, { nombre: 'Eva' })]
const anas = await anAnswered(ana, [true, 2, 'Mañana', 'Me gusta el comercio de barrio'])
const evas = await anAnswered(eva, [false, 10.5, 'Mañana y tarde'])

const answersOfAna = [
  { pregunta_id: car, tipo: 'si_no', texto: '¿Tienes coche?', unidad: null, valor: true },
  { pregunta_id: years, tipo: 'numero', texto: '¿Cuánta experiencia tienes?', unidad: 'años', valor: 2 },
  { pregunta_id: shift, tipo: 'opcion', texto: '¿Qué turno prefieres?', unidad: null, valor: 'Mañana' },
  { pregunta_id: why, tipo: 'texto', texto: '¿Por qué aquí?', unidad: null, valor: 'Me gusta el comercio de barrio' },
]

interface Row {
  can_cv_ofertas_id: number
}

const find = async (query: Record<string, string | number | undefined>, by = company) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { body } = await app.call<Row[]>(`GET /api/companies/all-company-candidates?${search}`, { token: by.token })
  return body.map((row) => row.can_cv_ofertas_id).toSorted((one, other) => one - other)
}

describe('The answers of an application', () => {
  test('are read by its company, with the questions as they were asked, also after the offer asks something else', async () => {
    const open = () =>
      app.call<{ respuestas: unknown }>(`GET /api/companies/application/${anas}`, { token: company.token })
    expect((await open()).body.respuestas).toEqual(answersOfAna)
    const copy = await anOffer(app, { by: company, projectId, preguntas })
    await app.call(`PUT /api/companies/update-offer/${copy}`, { token: company.token, body: { preguntas: [] } })
    expect((await open()).body.respuestas).toEqual(answersOfAna)
  })

  test('are read by the candidate who gave them, and by no other', async () => {
    const mine = await app.call<{ respuestas: unknown }>(`GET /api/users/candidature/${anas}`, { token: ana.token })
    expect(mine.body.respuestas).toEqual(answersOfAna)
    expect(await app.call(`GET /api/users/candidature/${anas}`, { token: eva.token })).toMatchObject({ status: 404 })
  })

  test('are in the table for spreadsheets', async () => {
    const { body } = await app.call<{ csv: string }>('GET /api/companies/applications-csv', { token: company.token })
    const questions = ['¿Tienes coche?', '¿Cuánta experiencia tienes?', '¿Qué turno prefieres?', '¿Por qué aquí?']
    expect(body.csv).toContain(`"Nota";${questions.map((text) => `"Respuesta: ${text}"`).join(';')}\r\n`)
    expect(body.csv).toContain(';"No";"10,5 años";"Mañana y tarde";""\r\n')
  })

  test.each([
    ['yes', () => ({ pregunta: car, valor: 'si' }), () => [anas]],
    ['no', () => ({ pregunta: car, valor: 'no' }), () => [evas]],
    ['at least a number', () => ({ pregunta: years, valor: '3' }), () => [evas]],
    ['at least a number that both have', () => ({ pregunta: years, valor: '2' }), () => [anas, evas]],
    ['at least a number with a comma', () => ({ pregunta: years, valor: '10,6' }), () => []],
    ['an option, exactly', () => ({ pregunta: shift, valor: 'Mañana' }), () => [anas]],
    ['words of a text', () => ({ pregunta: why, valor: 'COMERCIO barrio' }), () => [anas]],
    ['any answer', () => ({ pregunta: why }), () => [anas]],
    ['words instead of a number', () => ({ pregunta: years, valor: 'dos' }), () => []],
    ['a number instead of yes or no', () => ({ pregunta: car, valor: '1' }), () => []],
    ['a question that nobody asked', () => ({ pregunta: 2_000_000_000, valor: 'si' }), () => []],
  ])('find it by %s', async (_, query, found) => {
    expect(await find({ oferta: offerId, ...query() })).toEqual(found())
  })

  test('are of no use to another company, and a value that is too long is refused', async () => {
    expect(await find({ pregunta: car, valor: 'si' }, await aCompany(app))).toEqual([])
    const { status } = await app.call(
      `GET /api/companies/all-company-candidates?pregunta=${car}&valor=${'x'.repeat(301)}`,
      {
        token: company.token,
      },
    )
    expect(status).toBe(400)
  })

  test('are gone for the company, and for its filters, once the candidate withdraws', async () => {
    const leaving = await aCandidate(app)
    const id = await anAnswered(leaving, [true, 30, 'Mañana'])
    await app.call(`POST /api/users/withdraw-candidature/${id}`, { token: leaving.token })
    const opened = await app.call<{ respuestas: unknown }>(`GET /api/companies/application/${id}`, {
      token: company.token,
    })
    expect(opened).toMatchObject({ status: 200, body: { respuestas: [] } })
    expect(await find({ pregunta: years, valor: '20', estado_candidatura: 'retirada' })).toEqual([])
    const { body } = await app.call<{ csv: string }>(
      `GET /api/companies/applications-csv?estado_candidatura=retirada`,
      { token: company.token },
    )
    expect(body.csv).not.toContain('30 años')
  })
})
