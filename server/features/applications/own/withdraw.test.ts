import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { UNDO_SECONDS } from '#contract/constants.ts'
import { APPLICATION_STATES, TRANSITIONS } from '#contract/values/applications/application-states.ts'
import { application, applicationEvent } from '#server/database/schema/schema.ts'
import { aCandidate, aCv, anApplication } from '#server/testing/factories.ts'
import { openApplicationSite } from '#server/testing/fixtures/applications/application-site.ts'
import { examine } from '../doctor/examine.ts'

const { app, db, anApplicant, decide, passSeconds, listOf, statesOf } = await openApplicationSite()

const withdraw = (id: number | string, token?: string) =>
  app.call(`POST /api/users/withdraw-candidature/${id}`, { token })

interface Received {
  can_cv_id: { cv_link: string | null }
}

test('A withdrawn application stays with its candidate, and the company loses the CV', async () => {
  const applicant = await anApplicant()
  const { id, person, company } = applicant
  const received = () => app.call<Received[]>('GET /api/companies/all-company-candidates', { token: company.token })
  const link = String((await received()).body[0]?.can_cv_id.cv_link)
  expect((await app.request(link)).status).toBe(200)
  expect(await withdraw(id, person.token)).toMatchObject({
    status: 200,
    body: { message: 'Candidatura retirada. La empresa ya no puede ver tu CV.' },
  })
  expect(await listOf(person)).toMatchObject([{ estado: 0, estado_candidatura: 'retirada' }])
  expect((await received()).body).toEqual([])
  expect((await app.request(link)).status).toBe(404)
})

test('After that the candidate may apply again, and the history goes on', async () => {
  const applicant = await anApplicant()
  await decide(applicant, 'leida')
  await withdraw(applicant.id, applicant.person.token)
  await anApplication(app, { by: applicant.person, offerId: applicant.offerId, cvId: applicant.cvId })
  expect(await statesOf(applicant)).toEqual(['enviada', 'leida', 'retirada', 'enviada'])
})

test('Then it waits anew, and the offer is what is read now', async () => {
  const applicant = await anApplicant()
  const { id, person, company, offerId, cvId } = applicant
  await app.call(`PUT /api/companies/update-offer/${offerId}`, { token: company.token, body: { nombre: 'Farera' } })
  await decide(applicant, 'entrevista', { at: new Date('2026-11-01T10:00:00Z') })
  await withdraw(id, person.token)
  await anApplication(app, { by: person, offerId, cvId })
  const opened = await app.call(`GET /api/users/candidature/${id}`, { token: person.token })
  expect(opened.body).toMatchObject({ oferta: { nombre: 'Farera' }, ha_cambiado: false })
  const { body } = await app.call('GET /api/companies/all-company-candidates', { token: company.token })
  expect(body).toMatchObject([{ estado_candidatura: 'enviada', dias_sin_respuesta: 0 }])
})

test.each(APPLICATION_STATES)(
  'In the state %s it is withdrawn where the table says so, and otherwise 409',
  async (state) => {
    const { id, person } = await anApplicant()
    await db.update(application).set({ state }).where(eq(application.id, id))
    const isAllowed = TRANSITIONS[state].candidato?.includes('retirada') ?? false
    expect(await withdraw(id, person.token)).toMatchObject(
      isAllowed ? { status: 200 } : { status: 409, body: { code: 'application_ended' } },
    )
  },
)

describe('A discard that can still be undone', () => {
  const body = { estado_candidatura: 'descartada', motivo: 'otro', texto: 'Gracias.' }
  async function twoDiscarded() {
    // Tests above write states without a history, which the doctor would find.
    await db.delete(application)
    const mine = await anApplicant()
    const other = await aCandidate(app)
    await anApplication(app, { by: other, offerId: mine.offerId, cvId: await aCv(app, { by: other }) })
    const ofOffer = eq(application.offerId, mine.offerId)
    const ids = (await db.select({ id: application.id }).from(application).where(ofOffer)).map(({ id }) => id)
    const { token } = mine.company
    await app.call('POST /api/companies/application-states', { token, body: { ids, estado_candidatura: 'entrevista' } })
    passSeconds(UNDO_SECONDS)
    const press = { token, body: { ids, ...body } }
    const { body: moved } = await app.call<{ cambio: string }>('POST /api/companies/application-states', press)
    passSeconds(3)
    return { ...mine, other, otherId: ids.find((id) => id !== mine.id), batch: moved.cambio }
  }

  test('does not stop its candidate from withdrawing, who never hears of it', async () => {
    const mine = await twoDiscarded()
    expect(await withdraw(mine.id, mine.person.token)).toMatchObject({ status: 200 })
    passSeconds(UNDO_SECONDS)
    expect(await statesOf(mine)).toEqual(['enviada', 'entrevista', 'retirada'])
    expect(await examine(db, app.deps.clock.now())).toEqual([])
    expect(await withdraw(Number(mine.otherId), mine.other.token)).toMatchObject({ status: 409 })
  })

  test('is taken back by nobody else', async () => {
    const mine = await twoDiscarded()
    expect(await withdraw(mine.id, mine.other.token)).toMatchObject({ status: 404 })
    passSeconds(UNDO_SECONDS)
    expect(await statesOf(mine)).toEqual(['enviada', 'entrevista', 'descartada'])
  })

  test('is undone for the others, and leaves the withdrawal', async () => {
    const mine = await twoDiscarded()
    await withdraw(mine.id, mine.person.token)
    const undoing = { token: mine.company.token, body: { cambio: mine.batch } }
    expect(await app.call('POST /api/companies/undo-application-states', undoing)).toMatchObject({
      status: 200,
      body: { deshechas: [mine.otherId], no_deshechas: [mine.id] },
    })
    expect(await statesOf(mine)).toEqual(['enviada', 'entrevista', 'retirada'])
    expect(await examine(db, app.deps.clock.now())).toEqual([])
  })
})

test('That the company had not answered is shown until its answer can no longer be undone', async () => {
  const mine = await anApplicant()
  await db
    .update(application)
    .set({ unansweredAt: new Date('2026-11-01T10:00:00Z') })
    .where(eq(application.id, mine.id))
  await decide(mine, 'entrevista')
  expect(await listOf(mine.person)).toMatchObject([{ sin_respuesta: '2026-11-01' }])
  passSeconds(UNDO_SECONDS)
  expect(await listOf(mine.person)).toMatchObject([{ sin_respuesta: null }])
})

test('Two presses at once withdraw it once', async () => {
  const { id, person } = await anApplicant()
  const answers = await Promise.all([withdraw(id, person.token), withdraw(id, person.token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const rows = await db
    .select({ to: applicationEvent.to })
    .from(applicationEvent)
    .where(eq(applicationEvent.applicationId, id))
    .orderBy(asc(applicationEvent.id))
  expect(rows.map(({ to }) => to)).toEqual(['enviada', 'retirada'])
})

test('Nobody else withdraws it', async () => {
  const { id, person, company } = await anApplicant()
  expect(await withdraw(id, (await aCandidate(app)).token)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await withdraw(id, company.token)).status).toBe(403)
  expect((await withdraw(id)).status).toBe(401)
  expect((await withdraw('uno', person.token)).status).toBe(404)
  passSeconds(UNDO_SECONDS)
  expect(await listOf(person)).toMatchObject([{ estado_candidatura: 'enviada' }])
})
