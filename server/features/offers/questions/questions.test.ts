import { eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationAnswer, offerQuestion, offerReview } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anOffer, aProject, offerFields } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { sweepQuestions } from './save-questions.ts'

const app = await createTestApp()
const { db } = app.deps
const company = await aCompany(app, { plan: 'premium' })
const projectId = await aProject(app, { by: company })

const years = {
  tipo: 'numero',
  texto: '¿Cuántos años de experiencia tienes?',
  opciones: [],
  unidad: 'años',
  obligatoria: true,
}
const shift = {
  tipo: 'opcion',
  texto: '¿Qué turno prefieres?',
  opciones: ['Mañana', 'Tarde'],
  unidad: null,
  obligatoria: true,
}
const car = { tipo: 'si_no', texto: '¿Tienes coche?', opciones: [], unidad: null, obligatoria: false }

interface Question {
  pregunta_id: number
  texto: string
}

const create = (preguntas: unknown) =>
  app.call<{ emp_ofertas_id: number }>('POST /api/companies/create-offer-in-project', {
    token: company.token,
    body: { ...offerFields, emp_proyectos_id: projectId, preguntas },
  })
const change = (id: number, body: object) =>
  app.call(`PUT /api/companies/update-offer/${id}`, { token: company.token, body })
const publicQuestions = async (id: number) =>
  (await app.call<{ preguntas: Question[] }>(`GET /api/companies/offer-information/${id}`)).body.preguntas
const ownQuestions = async (id: number) =>
  (
    await app.call<{ preguntas: Question[] }[]>(`GET /api/companies/all-company-offers?oferta=${id}`, {
      token: company.token,
    })
  ).body[0]?.preguntas

async function answer(offerId: number, values: unknown[]) {
  const candidate = await aCandidate(app)
  const asked = await publicQuestions(offerId)
  const respuestas = asked.map(({ pregunta_id }, place) => ({ pregunta_id, valor: values[place] }))
  const body = { offerId, cvId: await aCv(app, { by: candidate }), respuestas }
  expect(await app.call('POST /api/users/register-into-offer', { token: candidate.token, body })).toMatchObject({
    status: 200,
  })
  return candidate
}

describe('The questions of an offer', () => {
  test('are read by everybody and by the company, in their order', async () => {
    const id = await anOffer(app, { by: company, projectId, preguntas: [years, shift, car] })
    const wanted = [years, shift, car].map((question) => ({ ...question, pregunta_id: expect.any(Number) }))
    expect(await publicQuestions(id)).toEqual(wanted)
    expect(await ownQuestions(id)).toEqual(wanted)
  })

  test('stay where a change leaves them out, and keep their ids where they are moved or must now be answered', async () => {
    const id = await anOffer(app, { by: company, projectId, preguntas: [years, car] })
    const [first, second] = await publicQuestions(id)
    await change(id, { nombre: 'Otro nombre' })
    expect(await publicQuestions(id)).toEqual([first, second])
    await change(id, { preguntas: [{ ...car, obligatoria: true }, years] })
    expect(await publicQuestions(id)).toEqual([{ ...second, obligatoria: true }, first])
  })

  test('get another id where they ask something else; the old one stays only while somebody has answered it', async () => {
    const id = await anOffer(app, { by: company, projectId, preguntas: [years, car] })
    await answer(id, [3, true])
    const [first, second] = await publicQuestions(id)
    await change(id, { preguntas: [{ ...years, unidad: 'meses' }] })
    await change(id, { preguntas: [{ ...years, unidad: 'semanas' }] })
    const kept = await db.select().from(offerQuestion).where(eq(offerQuestion.offerId, id)).orderBy(offerQuestion.id)
    expect(kept.map(({ id: its, unit }) => [its, unit])).toEqual([
      [first?.pregunta_id, 'años'],
      [second?.pregunta_id, null],
      [expect.any(Number), 'semanas'],
    ])
  })

  test('are copied with the offer, as questions of its own', async () => {
    const id = await anOffer(app, { by: company, projectId, preguntas: [years, shift] })
    const copy = await app.call<{ emp_ofertas_id: number }>(`POST /api/companies/duplicate-offer/${id}`, {
      token: company.token,
    })
    const [original, copied] = [await ownQuestions(id), await ownQuestions(copy.body.emp_ofertas_id)]
    expect(copied).toMatchObject([years, shift])
    expect(copied?.map(({ pregunta_id }) => pregunta_id)).not.toEqual(original?.map(({ pregunta_id }) => pregunta_id))
  })

  test('that nobody has answered yet are still asked after a night', async () => {
    const id = await anOffer(app, { by: company, projectId, preguntas: [years, car] })
    await sweepQuestions(app.deps)
    expect(await publicQuestions(id)).toMatchObject([years, car])
  })

  test('outlive the offer only with their answers, and go with the last one', async () => {
    const id = await anOffer(app, { by: company, projectId, preguntas: [years, car] })
    const candidate = await answer(id, [3, null])
    await app.call(`DELETE /api/companies/delete-offer/${id}`, { token: company.token })
    await sweepQuestions(app.deps)
    const left = () => db.select({ text: offerQuestion.text }).from(offerQuestion).where(isNull(offerQuestion.offerId))
    expect(await left()).toEqual([{ text: years.texto }])
    const mine = await app.call<{ can_cv_ofertas_id: number }[]>('GET /api/users/user-candidatures', candidate)
    const own = mine.body[0]?.can_cv_ofertas_id
    if (own !== undefined) await app.call(`DELETE /api/users/delete-candidature/${own}`, candidate)
    else await db.delete(applicationAnswer)
    await sweepQuestions(app.deps)
    expect(await left()).toEqual([])
  })

  test.each([
    ['six of them', Array.from({ length: 6 }, (_, place) => ({ ...car, texto: `¿Tienes coche ${place}?` }))],
    ['the same one twice', [car, car]],
    ['an empty one', [{ ...car, texto: ' ' }]],
    ['one of an unknown kind', [{ ...car, tipo: 'fecha' }]],
    ['a choice of one option', [{ ...shift, opciones: ['Mañana'] }]],
    ['a choice of nine', [{ ...shift, opciones: Array.from({ length: 9 }, (_, place) => `Turno ${place}`) }]],
    ['the same option twice', [{ ...shift, opciones: ['Mañana', 'Mañana'] }]],
    ['options of a number', [{ ...years, opciones: ['Uno', 'Dos'] }]],
    ['a unit of yes and no', [{ ...car, unidad: 'años' }]],
    ['something else', 'una pregunta'],
  ])('are refused where there is %s', async (_, preguntas) => {
    expect(await create(preguntas)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    const id = await anOffer(app, { by: company, projectId, preguntas: [years] })
    expect(await change(id, { preguntas })).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(await publicQuestions(id)).toMatchObject([years])
  })

  test('that no company may ask are refused with the reason, and nothing is saved', async () => {
    const age = { ...years, texto: '¿Qué edad tienes?' }
    const refused = { status: 400, body: { code: 'question_refused' } }
    const answered = await create([car, age])
    expect(answered).toMatchObject(refused)
    expect(answered.body).toMatchObject({ error: expect.stringMatching(/«¿Qué edad tienes\?».*Estatuto/) })
    const id = await anOffer(app, { by: company, projectId, preguntas: [car] })
    expect(await change(id, { nombre: 'Otro', preguntas: [age] })).toMatchObject(refused)
    const options = { ...shift, texto: '¿Cuál es tu situación?', opciones: ['Soltero/a', 'Casado/a'] }
    expect(await change(id, { nombre: 'Otro', preguntas: [options] })).toMatchObject(refused)
    const byUnit = { ...years, texto: '¿Cuántos tienes?', unidad: 'hijos' }
    expect(await change(id, { nombre: 'Otro', preguntas: [byUnit] })).toMatchObject(refused)
    expect(await publicQuestions(id)).toMatchObject([car])
  })

  test('count as text of the offer: a change asks for another review, and signs of fraud hold the offer back', async () => {
    const id = await anOffer(app, { by: company, projectId, preguntas: [car] })
    const { version } = (await ownOffer(id)) ?? {}
    expect(version).toBe(1)
    await db.update(offerReview).set({ queuedAt: null, dueAt: null }).where(eq(offerReview.offerId, id))
    const answered = await change(id, { preguntas: [{ ...car, texto: '¿Puedes llamar al 806 123 456?' }] })
    expect(answered).toMatchObject({ status: 200, body: { estado_revision: 'retenida' } })
  })
})

const ownOffer = async (id: number) =>
  (
    await app.call<{ version: number }[]>(`GET /api/companies/all-company-offers?oferta=${id}`, {
      token: company.token,
    })
  ).body[0]

test('an offer of another company is not found, whatever it is to ask', async () => {
  const id = await anOffer(app, { by: company, projectId, preguntas: [car] })
  const other = await aCompany(app)
  const answered = await app.call(`PUT /api/companies/update-offer/${id}`, {
    token: other.token,
    body: { preguntas: [] },
  })
  expect(answered).toMatchObject({ status: 404 })
  expect(await publicQuestions(id)).toMatchObject([car])
})
