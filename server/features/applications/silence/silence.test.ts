import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { dayAfter } from '#server/clock.ts'
import { offer, session } from '#server/database/schema/schema.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer, aProject } from '#server/testing/factories.ts'
import type { Candidate, Company } from '#server/testing/factories.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { pauseSilentCompanies } from './pause-silent-companies.ts'

const APPLIED = '2026-11-21'
const clock = createTestClock()
const sent: Mail[] = []
const { deps } = await createTestApp({ clock })
const app = testAppOf({ ...deps, mailer: { ...deps.mailer, send: async (mail) => void sent.push(mail) } })
const { db } = deps

beforeEach(async () => {
  sent.length = 0
  clock.set(`${APPLIED}T10:00:00Z`)
  await db.delete(offer)
})

/** A company with two offers that end late, and an applicant to the first. */
async function applied() {
  const company = await aCompany(app)
  const projectId = await aProject(app, { by: company })
  const caduca_el = dayAfter(APPLIED, 60)
  const offerId = await anOffer(app, { by: company, projectId, caduca_el })
  const secondId = await anOffer(app, { by: company, projectId, caduca_el })
  const candidate = await aCandidate(app)
  await anApplication(app, { by: candidate, offerId, cvId: await aCv(app, { by: candidate }) })
  await db.update(session).set({ expiresAt: new Date('2027-12-01') })
  return { company, offerId, secondId, candidate }
}

/** The night so many days after the application. Returns the subjects of the letters. */
async function night(days: number, times = 1) {
  clock.set(`${dayAfter(APPLIED, days)}T02:00:00Z`)
  sent.length = 0
  await Promise.all(Array.from({ length: times }, () => pauseSilentCompanies(app.deps)))
  await runJobs(app)
  return sent.map(({ subject }) => subject)
}

const found = async () =>
  (await app.call<unknown[]>('GET /api/companies/all-active-offers?pagina=1')).headers.get('x-total-count')

interface Applicant {
  can_cv_ofertas_id: number
  can_cv_id: { cv_link: string }
}

async function findFirst({ token }: Company) {
  const { body } = await app.call<Applicant[]>('GET /api/companies/all-company-candidates', { token })
  return { id: body[0]?.can_cv_ofertas_id ?? 0, link: String(body[0]?.can_cv_id.cv_link) }
}

async function readFirst(company: Company) {
  const { link } = await findFirst(company)
  expect((await app.request(link)).status).toBe(200)
}

const openFirst = async (company: Company) =>
  app.call(`GET /api/companies/application/${(await findFirst(company)).id}`, { token: company.token })

async function shortlistFirst(company: Company) {
  const body = { estado_candidatura: 'preseleccionada', ids: [(await findFirst(company)).id] }
  return app.call<{ cambio: string }>('POST /api/companies/application-states', { token: company.token, body })
}

const oneWaits = ['Una persona espera que leas su candidatura']

describe('A company that reads no applications', () => {
  test('gets one letter after 15 days, and its offers are paused after 21, also by three processes', async () => {
    const { company } = await applied()
    expect(await night(14)).toEqual([])
    expect(await night(15, 3)).toEqual(oneWaits)
    expect(sent[0]).toMatchObject({ to: company.email })
    expect(sent[0]?.text).toContain('Si no abres ninguna antes del 12 de diciembre de 2026')
    expect(await night(20)).toEqual([])
    expect(await found()).toBe('2')
    expect(await night(21, 3)).toEqual([])
    expect(await found()).toBe('0')
    const own = await app.call('GET /api/companies/all-company-offers', { token: company.token })
    expect(own.body).toMatchObject([
      { estado: 1, descansa: true },
      { estado: 1, descansa: true },
    ])
  })

  test('has its offers back as soon as it opens a CV, and gets a letter again only if it falls silent again', async () => {
    const { company, offerId } = await applied()
    await night(15)
    await night(21)
    const later = await aCandidate(app)
    // Nobody can apply now. This one had done so before.
    await db.update(offer).set({ isPaused: false })
    await anApplication(app, { by: later, offerId, cvId: await aCv(app, { by: later }) })
    await db.update(offer).set({ isPaused: true })
    await readFirst(company)
    expect(await found()).toBe('2')
    expect(await night(22)).toEqual([])
    expect(await night(35)).toEqual([])
    expect(await night(36)).toEqual(oneWaits)
    expect(await found()).toBe('2')
    await night(42)
    expect(await found()).toBe('0')
  })

  test('keeps the days after its letter, however many nights were missed', async () => {
    await applied()
    expect(await night(30)).toEqual(oneWaits)
    await night(35)
    expect(await found()).toBe('2')
    await night(36)
    expect(await found()).toBe('0')
  })

  test('is left alone if the person has withdrawn, if all were read, or if it publishes nothing', async () => {
    const withdrawn = await applied()
    await withdraw(withdrawn.candidate)
    const read = await applied()
    await readFirst(read.company)
    const closed = await applied()
    await db.update(offer).set({ state: 0 }).where(eq(offer.companyId, closed.company.companyId))
    expect(await night(21)).toEqual([])
  })

  // Both seen to fail: one opened CV left the other application unread, and applicants to a filled job waited for ever.
  test('has read both applications of a person when it opens the one CV that they name', async () => {
    const { company, candidate, secondId } = await applied()
    const [cv] = (await app.call<{ can_cv_id: number }[]>('GET /api/users/get-cvs-info', candidate)).body
    await anApplication(app, { by: candidate, offerId: secondId, cvId: cv?.can_cv_id ?? 0 })
    await readFirst(company)
    expect(await night(15)).toEqual([])
  })

  test('is left alone for those who applied for a job that is filled', async () => {
    const { company, offerId } = await applied()
    const body = { cubierta_aqui: false }
    expect((await app.call(`POST /api/companies/close-offer/${offerId}`, { token: company.token, body })).status).toBe(
      200,
    )
    expect(await night(15)).toEqual([])
    await night(21)
    expect(await found()).toBe('1')
  })

  // Seen to fail while only downloads of a CV counted.
  test('is not silent for the days after it opened an application, although another still waits', async () => {
    const { company, offerId } = await applied()
    const other = await aCandidate(app)
    await anApplication(app, { by: other, offerId, cvId: await aCv(app, { by: other }) })
    clock.set(`${dayAfter(APPLIED, 10)}T10:00:00Z`)
    await openFirst(company)
    expect(await night(24)).toEqual([])
    expect(await night(25)).toEqual(oneWaits)
  })

  // Seen to fail while a press that was undone counted as a reading.
  test('is silent still if it undoes the only press that it made', async () => {
    const { company } = await applied()
    clock.set(`${dayAfter(APPLIED, 10)}T10:00:00Z`)
    const { cambio } = (await shortlistFirst(company)).body
    const undone = await app.call('POST /api/companies/undo-application-states', {
      token: company.token,
      body: { cambio },
    })
    expect(undone.status).toBe(200)
    expect(await night(15)).toEqual(oneWaits)
  })

  test('gets no letter if it opens a CV before the letter leaves', async () => {
    const { company } = await applied()
    clock.set(`${dayAfter(APPLIED, 15)}T02:00:00Z`)
    await pauseSilentCompanies(app.deps)
    await readFirst(company)
    await runJobs(app)
    expect(sent).toEqual([])
  })
})

// Seen to fail while only an application that nobody had read, or a download, brought them back.
describe('The offers of a company are found again as soon as it', () => {
  const moveFirst = async (company: Company) =>
    app.call(`PUT /api/companies/application-state/${(await findFirst(company)).id}`, {
      token: company.token,
      body: { estado_candidatura: 'preseleccionada' },
    })

  test.each([
    ['opens an application', openFirst],
    ['decides about one', moveFirst],
    ['decides about some together, from the list', shortlistFirst],
  ])('%s', async (_name, act) => {
    const { company } = await applied()
    await night(15)
    await night(21)
    expect(await found()).toBe('0')
    expect((await act(company)).status).toBe(200)
    expect(await found()).toBe('2')
  })

  test('opens an application that it has read before', async () => {
    const { company } = await applied()
    await openFirst(company)
    await db.update(offer).set({ isPaused: true })
    expect((await openFirst(company)).status).toBe(200)
    expect(await found()).toBe('2')
  })
})

test('The offers of a company are found again when the person who waited withdraws', async () => {
  const { candidate } = await applied()
  await night(15)
  await night(21)
  await withdraw(candidate)
  await night(22)
  expect(await found()).toBe('2')
})

async function withdraw({ token }: Candidate) {
  const { body } = await app.call<{ can_cv_ofertas_id: number }[]>('GET /api/users/user-candidatures', { token })
  const path = `DELETE /api/users/delete-candidature/${body[0]?.can_cv_ofertas_id}` as const
  expect((await app.call(path, { token })).status).toBe(200)
}
