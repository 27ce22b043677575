import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { UNDO_SECONDS } from '#contract/constants.ts'
import { APPLICATION_STATES, TRANSITIONS } from '#contract/values/application-states.ts'
import { application, applicationEvent } from '#server/platform/database/schema/schema.ts'
import { aCandidate, anApplication } from '#server/testing/factories.ts'
import { openApplicationSite } from '#server/testing/fixtures/application-site.ts'

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
