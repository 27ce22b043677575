import { beforeEach, expect, test } from 'vitest'
import { accountDeletion, cvDownload } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, anApplication, aCv, anOffer, type SignedIn } from '#server/testing/factories.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { sweepDownloads } from './cv-downloads.ts'

const clock = createTestClock()
const app = await createTestApp({ clock })

interface Applicant {
  can_cv_ofertas_id: number
  can_cv_id: { cv_link: string }
  nb_usuarios_id: { foto_link: string }
}

/** A candidate who has sent a CV to a company. */
async function anApplicant() {
  const [company, candidate] = [await aCompany(app, { nombre: 'Talleres Norte' }), await aCandidate(app)]
  const cvId = await aCv(app, { by: candidate })
  await anApplication(app, { by: candidate, offerId: await anOffer(app, { by: company }), cvId })
  return { company, candidate, cvId }
}

async function linksFor({ token }: SignedIn) {
  const { body } = await app.call<Applicant[]>('GET /api/companies/all-company-candidates', { token })
  const [first] = body
  return {
    id: first?.can_cv_ofertas_id,
    cv: String(first?.can_cv_id.cv_link),
    photo: String(first?.nb_usuarios_id.foto_link),
  }
}

const downloadsOf = ({ token }: SignedIn, cvId: number) => app.call(`GET /api/users/cv-downloads/${cvId}`, { token })
const countFor = async ({ token }: SignedIn) => {
  const { body } = await app.call<{ numero_descargas: number }[]>('GET /api/users/get-cvs-info', { token })
  return body.map((row) => row.numero_descargas)
}

beforeEach(() => clock.set('2026-11-21T10:00:00Z'))

test('a candidate sees which company downloaded a CV and when, newest first', async () => {
  const { company, candidate, cvId } = await anApplicant()
  expect((await downloadsOf(candidate, cvId)).body).toEqual([])
  expect(await countFor(candidate)).toEqual([0])
  const { cv } = await linksFor(company)
  expect((await app.request(cv)).status).toBe(200)
  clock.set('2026-11-21T10:01:00Z')
  await app.request(cv)
  expect((await downloadsOf(candidate, cvId)).body).toEqual([
    { empresa: 'Talleres Norte', fecha: '2026-11-21T10:01:00.000Z' },
    { empresa: 'Talleres Norte', fecha: '2026-11-21T10:00:00.000Z' },
  ])
  expect(await countFor(candidate)).toEqual([2])
})

test('a reload within a minute is the same download, also across the minute of the clock and at the same time', async () => {
  const { company, candidate } = await anApplicant()
  const { cv } = await linksFor(company)
  clock.set('2026-11-21T10:00:40Z')
  await Promise.all([app.request(cv), app.request(cv), app.request(cv)])
  clock.set('2026-11-21T10:01:10Z')
  await app.request(cv, { headers: { range: 'bytes=100-' } })
  expect(await countFor(candidate)).toEqual([1])
})

test('only what is served to a company counts: no question for headers, no own download, no photo, no dead link', async () => {
  const { company, candidate, cvId } = await anApplicant()
  await app.call('PUT /api/users/update-profile', { token: candidate.token, body: { image: await aPicture() } })
  const { cv, photo, id } = await linksFor(company)
  const own = await app.call<{ cv_link: string }>(`GET /api/users/cv-link/${cvId}`, { token: candidate.token })
  expect((await app.request(own.body.cv_link)).status).toBe(200)
  expect((await app.request(photo)).status).toBe(200)
  expect((await app.request(cv, { method: 'HEAD' })).status).toBe(200)
  expect((await app.request(cv.replace(/firma=./, 'firma='))).status).toBe(403)
  clock.set('2026-11-21T10:06:00Z')
  expect((await app.request(cv)).status).toBe(403)
  clock.set('2026-11-21T10:00:00Z')
  expect(await countFor(candidate)).toEqual([0])

  await app.call(`DELETE /api/users/delete-candidature/${id}`, { token: candidate.token })
  expect((await app.request(cv)).status).toBe(404)
  expect(await countFor(candidate)).toEqual([0])
})

test('a download stays in the list when the application is withdrawn', async () => {
  const { company, candidate } = await anApplicant()
  const { cv, id } = await linksFor(company)
  await app.request(cv)
  await app.call(`DELETE /api/users/delete-candidature/${id}`, { token: candidate.token })
  expect(await countFor(candidate)).toEqual([1])
})

test('nobody else can read who downloaded a CV', async () => {
  const { company, cvId } = await anApplicant()
  expect((await downloadsOf(await aCandidate(app), cvId)).status).toBe(404)
  expect((await downloadsOf(company, cvId)).status).toBe(403)
})

test('a download is forgotten after twelve months, and not before', async () => {
  const { company, candidate } = await anApplicant()
  const { cv } = await linksFor(company)
  await app.request(cv)
  clock.set('2027-11-21T09:59:59Z')
  await sweepDownloads(app.deps)
  expect((await app.deps.db.select().from(cvDownload)).map((row) => row.companyId)).toContain(company.companyId)
  clock.set('2027-11-21T10:00:01Z')
  await sweepDownloads(app.deps)
  expect((await app.deps.db.select().from(cvDownload)).map((row) => row.companyId)).not.toContain(company.companyId)
  clock.set('2026-11-21T10:00:00Z')
  expect(await countFor(candidate)).toEqual([0])
})

// Seen to fail: the name of a company that was leaving stood there, while every other list had lost it.
test('a company that is leaving is not shown, and neither are its downloads counted', async () => {
  const { company, candidate, cvId } = await anApplicant()
  await app.request((await linksFor(company)).cv)
  expect(await countFor(candidate)).toEqual([1])
  const { accountId } = company
  const [requestedAt, dueAt] = [new Date('2026-11-21T10:00:00Z'), new Date('2026-12-05T10:00:00Z')]
  await app.deps.db.insert(accountDeletion).values({ accountId, requestedAt, dueAt, pausedProjects: [] })
  expect((await downloadsOf(candidate, cvId)).body).toEqual([])
  expect(await countFor(candidate)).toEqual([0])
})
