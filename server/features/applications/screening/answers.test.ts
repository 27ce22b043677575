import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { application, applicationAnswer, applicationEvent, offerQuestion } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anOffer, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const { db } = app.deps

const company = await aCompany(app, { plan: 'premium' })
const projectId = await aProject(app, { by: company })

const years = { tipo: 'numero', texto: '¿Cuántos años de experiencia tienes?', unidad: 'años' }
const shift = { tipo: 'opcion', texto: '¿Qué turno prefieres?', opciones: ['Mañana', 'Tarde'] }
const car = { tipo: 'si_no', texto: '¿Tienes coche?', obligatoria: false }
const why = { tipo: 'texto', texto: '¿Por qué quieres trabajar aquí?', obligatoria: false }

interface Question {
  pregunta_id: number
}

const questionsOf = async (offerId: number) =>
  (await app.call<{ preguntas: Question[] }>(`GET /api/companies/offer-information/${offerId}`)).body.preguntas.map(
    ({ pregunta_id }) => pregunta_id,
  )

/** An offer that asks these, its questions, and a candidate with a CV. */
async function anOfferThatAsks(...preguntas: object[]) {
  const offerId = await anOffer(app, { by: company, projectId, preguntas })
  const candidate = await aCandidate(app)
  return { offerId, ids: await questionsOf(offerId), candidate, cvId: await aCv(app, { by: candidate }) }
}

type Case = Pick<Awaited<ReturnType<typeof anOfferThatAsks>>, 'offerId' | 'candidate' | 'cvId'>

const apply = ({ offerId, candidate, cvId }: Case, respuestas?: (readonly [number | undefined, unknown])[]) =>
  app.call('POST /api/users/register-into-offer', {
    token: candidate.token,
    body: { offerId, cvId, respuestas: respuestas?.map(([pregunta_id, valor]) => ({ pregunta_id, valor })) },
  })
const change = (offerId: number, ...preguntas: object[]) =>
  app.call(`PUT /api/companies/update-offer/${offerId}`, { token: company.token, body: { preguntas } })

const savedAnswers = async (offerId: number) =>
  await db
    .select({ text: offerQuestion.text, value: applicationAnswer.value })
    .from(applicationAnswer)
    .innerJoin(application, eq(application.id, applicationAnswer.applicationId))
    .innerJoin(offerQuestion, eq(offerQuestion.id, applicationAnswer.questionId))
    .where(eq(application.offerId, offerId))
    .orderBy(offerQuestion.id)
const applicationsTo = (offerId: number) => db.$count(application, eq(application.offerId, offerId))

describe('Applying to an offer that asks', () => {
  test('keeps an answer of each kind, and none where nothing was answered', async () => {
    const asked = await anOfferThatAsks(years, shift, car, why)
    const [first, second, third, fourth] = asked.ids
    const answers = [
      [first, 2.5],
      [second, 'Tarde'],
      [third, false],
      [fourth, null],
    ] as const
    expect(await apply(asked, [...answers])).toMatchObject({ status: 200 })
    expect(await savedAnswers(asked.offerId)).toEqual([
      { text: years.texto, value: 2.5 },
      { text: shift.texto, value: 'Tarde' },
      { text: car.texto, value: false },
    ])
  })

  test.each([
    ['no answer to a question that needs one', [null, 'Tarde'], '¿Cuántos años de experiencia tienes?'],
    ['a text instead of a number', ['dos', 'Tarde'], '¿Cuántos años de experiencia tienes?'],
    ['an option that is not offered', [2, 'Noche'], '¿Qué turno prefieres?'],
    ['yes instead of an option', [2, true], '¿Qué turno prefieres?'],
  ])('is refused with %s, and names the question', async (_, values, named) => {
    const asked = await anOfferThatAsks(years, shift)
    const answer = await apply(
      asked,
      values.map((value, place) => [asked.ids[place], value] as const),
    )
    expect(answer).toMatchObject({ status: 400, body: { code: 'answers_invalid' } })
    expect(answer.body).toMatchObject({ error: expect.stringContaining(named) })
    expect(await applicationsTo(asked.offerId)).toBe(0)
  })

  test.each([
    ['a number below zero', -1],
    ['an empty text', ' '],
    ['a text that nobody can see', '\u200b\u202a\u2800'],
    ['a text that is too long', 'x'.repeat(301)],
    ['a list', [1]],
    ['control characters alone', '\u0000\u001b'],
  ])('is refused with %s by the contract', async (_, value) => {
    const asked = await anOfferThatAsks(why)
    expect(await apply(asked, [[asked.ids[0], value]])).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test('is refused with two answers to one question', async () => {
    const asked = await anOfferThatAsks(why)
    const twice = [
      [asked.ids[0], 'Sí'],
      [asked.ids[0], 'No'],
    ] as const
    expect(await apply(asked, [...twice])).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test('from a client that knows no questions is refused where one needs an answer, and accepted otherwise', async () => {
    const asked = await anOfferThatAsks(years, car)
    expect(await apply(asked)).toMatchObject({ status: 409, body: { code: 'questions_asked' } })
    expect(await applicationsTo(asked.offerId)).toBe(0)
    const free = await anOfferThatAsks(car)
    expect(await apply(free)).toMatchObject({ status: 200 })
  })

  test('is refused after the company has changed the questions, and accepted with those that are asked now', async () => {
    const asked = await anOfferThatAsks(years)
    await change(asked.offerId, { ...years, obligatoria: true }, shift)
    const answer = await apply(asked, [[asked.ids[0], 2]])
    expect(answer).toMatchObject({ status: 409, body: { code: 'questions_changed' } })
    const now = await questionsOf(asked.offerId)
    expect(now[0]).toBe(asked.ids[0])
    const answers = [
      [now[0], 2],
      [now[1], 'Tarde'],
    ] as const
    expect(await apply(asked, [...answers])).toMatchObject({ status: 200 })
  })

  test('is refused with an answer to a question of another offer, and to one that does not exist', async () => {
    const [asked, other] = [await anOfferThatAsks(car), await anOfferThatAsks(car)]
    for (const id of [other.ids[0], 2_000_000_000]) {
      expect(await apply(asked, [[id, true]])).toMatchObject({ status: 409, body: { code: 'questions_changed' } })
    }
    expect(await applicationsTo(asked.offerId)).toBe(0)
  })

  test('still says that the offer does not exist, or is inactive', async () => {
    const asked = await anOfferThatAsks(car)
    expect(await apply({ ...asked, offerId: 999_999 }, [[asked.ids[0], true]])).toMatchObject({ status: 404 })
    await app.call(`PUT /api/companies/update-offer/${asked.offerId}`, { token: company.token, body: { estado: 0 } })
    expect(await apply(asked, [[asked.ids[0], true]])).toMatchObject({ status: 409, body: { code: 'offer_inactive' } })
  })

  test('again after a withdrawal answers again: what was answered before is gone', async () => {
    const asked = await anOfferThatAsks(car, why)
    const [first, second] = asked.ids
    await apply(asked, [
      [first, true],
      [second, 'Por el horario'],
    ])
    await db.update(application).set({ state: 'retirada' }).where(eq(application.offerId, asked.offerId))
    expect(
      await apply(asked, [
        [first, false],
        [second, null],
      ]),
    ).toMatchObject({ status: 200 })
    expect(await savedAnswers(asked.offerId)).toEqual([{ text: car.texto, value: false }])
  })
})

test('an application has answers to the asked questions, also while the company changes them', async () => {
  const asked = await anOfferThatAsks(car)
  for (let round = 0; round < rounds({ quick: 3, deep: 12 }); round++) {
    const [id] = await questionsOf(asked.offerId)
    const candidate = await aCandidate(app)
    const cvId = await aCv(app, { by: candidate })
    const texto = `¿Tienes coche? (${round})`
    const [sent] = await Promise.all([
      apply({ ...asked, candidate, cvId }, [[id, true]]),
      change(asked.offerId, { ...car, texto }),
    ])
    expect([200, 409]).toContain(sent.status)
  }
  const events = await db.$count(applicationEvent)
  expect(events).toBeGreaterThan(0)
  expect(await savedAnswers(asked.offerId)).toHaveLength(await applicationsTo(asked.offerId))
}, 60_000)
