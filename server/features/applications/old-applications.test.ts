import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sweepRemovedCvs } from '#server/features/cvs/delete-cv.ts'
import { application, cv, offer, project } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer, aProject, type Company } from '#server/testing/factories.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { removeOldApplications } from './remove-old-applications.ts'

const app = await createTestApp()
const { db, files } = app.deps

const night = (day: string) => removeOldApplications({ ...app.deps, clock: createTestClock(`${day}T02:00:00Z`) })

/** An offer with one application. */
async function anAnsweredOffer(company: Company, projectId: number) {
  const [offerId, person] = [await anOffer(app, { by: company, projectId }), await aCandidate(app)]
  const cvId = await aCv(app, { by: person })
  await anApplication(app, { by: person, offerId, cvId })
  const isKept = async () =>
    (await app.call<unknown[]>('GET /api/users/user-candidatures', { token: person.token })).body.length === 1
  return { offerId, person, cvId, isKept }
}

const change = (by: Company, route: `PUT /${string}`, estado: number) =>
  app.call(route, { token: by.token, body: { estado } })

const endOf = async (table: typeof offer | typeof project, id: number) =>
  (await db.select({ endedOn: table.endedOn, today: dbToday }).from(table).where(eq(table.id, id)))[0]
const dbToday = sql<string>`(now() at time zone 'Europe/Madrid')::date`

test('An offer and a project end on the day on which they are made inactive, and begin again when they are active', async () => {
  const company = await aCompany(app)
  const projectId = await aProject(app, { by: company })
  const offerId = await anOffer(app, { by: company, projectId })
  for (const [table, id, route] of [
    [offer, offerId, `PUT /api/companies/update-offer/${offerId}`],
    [project, projectId, `PUT /api/companies/update-project/${projectId}`],
  ] as const) {
    expect(await endOf(table, id)).toMatchObject({ endedOn: null })
    await change(company, route, 0)
    const ended = await endOf(table, id)
    expect(ended?.endedOn).toBe(ended?.today)
    await db.update(table).set({ endedOn: '2026-01-01' }).where(eq(table.id, id))
    await change(company, route, 0)
    expect(await endOf(table, id), 'a second time changes nothing').toMatchObject({ endedOn: '2026-01-01' })
    await change(company, route, 1)
    expect(await endOf(table, id)).toMatchObject({ endedOn: null })
  }
})

test('An application is deleted 12 months after its offer expired, or it or its project ended, whichever was first, and no other is', async () => {
  const company = await aCompany(app, { plan: 'premium' })
  const [open, paused] = [await aProject(app, { by: company }), await aProject(app, { by: company })]
  const [active, ended, inPaused, endedLater, expired] = [
    await anAnsweredOffer(company, open),
    await anAnsweredOffer(company, open),
    await anAnsweredOffer(company, paused),
    await anAnsweredOffer(company, paused),
    await anAnsweredOffer(company, open),
  ]
  await db.update(offer).set({ expiresOn: '2099-12-31' })
  await db.update(offer).set({ expiresOn: '2026-11-20' }).where(eq(offer.id, expired.offerId))
  await change(company, `PUT /api/companies/update-offer/${ended.offerId}`, 0)
  await change(company, `PUT /api/companies/update-offer/${endedLater.offerId}`, 0)
  await change(company, `PUT /api/companies/update-project/${paused}`, 0)
  await db.update(offer).set({ endedOn: '2026-11-21' }).where(eq(offer.id, ended.offerId))
  await db.update(offer).set({ endedOn: '2026-12-31' }).where(eq(offer.id, endedLater.offerId))
  await db.update(project).set({ endedOn: '2026-11-22' }).where(eq(project.id, paused))
  const kept = () => Promise.all([active, ended, inPaused, endedLater, expired].map(({ isKept }) => isKept()))
  const countForCompany = async () =>
    (await app.call('GET /api/companies/all-company-candidates', company)).headers.get('x-total-count')

  await night('2027-11-20')
  expect(await kept()).toEqual([true, true, true, true, true])
  await night('2027-11-21')
  expect(await kept(), 'after its last day nobody could apply').toEqual([true, true, true, true, false])
  await night('2027-11-22')
  expect(await kept()).toEqual([true, false, true, true, false])
  expect(await countForCompany()).toBe('3')
  await Promise.all([night('2027-11-23'), night('2027-11-23')])
  expect(await kept()).toEqual([true, false, false, false, false])
  await change(company, `PUT /api/companies/update-offer/${ended.offerId}`, 1)
  await night('2037-11-23')
  expect(await kept()).toEqual([true, false, false, false, false])
})

test('An application whose offer was deleted stays for 12 months from that day, however long ago it was decided', async () => {
  const company = await aCompany(app)
  const { offerId, isKept } = await anAnsweredOffer(company, await aProject(app, { by: company }))
  const mine = eq(application.offerId, offerId)
  const [row] = await db
    .update(application)
    .set({ createdOn: '2024-01-01', state: 'descartada', stateAt: new Date('2024-02-01T10:00:00Z') })
    .where(mine)
    .returning({ id: application.id })
  await app.call(`DELETE /api/companies/delete-offer/${offerId}`, { token: company.token })
  const left = eq(application.id, row!.id)
  const [kept] = await db.select({ leftOn: application.leftOn, today: dbToday }).from(application).where(left)
  expect(kept?.leftOn).toBe(kept?.today)
  await db.update(application).set({ leftOn: '2026-11-21' }).where(left)
  await night('2027-11-21')
  expect(await isKept()).toBe(true)
  await night('2027-11-22')
  expect(await isKept()).toBe(false)
})

test('The file of a CV that left the list goes with the last application that used it, and a listed one stays', async () => {
  const company = await aCompany(app)
  const { offerId, person, cvId } = await anAnsweredOffer(company, await aProject(app, { by: company }))
  const listed = await aCv(app, { by: person })
  const keyOf = async (id: number) => (await db.select({ key: cv.fileKey }).from(cv).where(eq(cv.id, id)))[0]?.key ?? ''
  const [gone, kept] = [await keyOf(cvId), await keyOf(listed)]
  await app.call(`DELETE /api/users/delete-cv/${cvId}`, { token: person.token })
  await change(company, `PUT /api/companies/update-offer/${offerId}`, 0)
  await db.update(offer).set({ endedOn: '2026-11-21' }).where(eq(offer.id, offerId))
  const sweep = async (day: string) => {
    await night(day)
    await sweepRemovedCvs(app.deps)
    await runJobs(app)
  }
  await sweep('2027-11-21')
  await expect(files.open(gone)).resolves.toBeDefined()
  await sweep('2027-11-22')
  await expect(files.open(gone)).rejects.toMatchObject({ code: 'not_found' })
  await expect(files.open(kept)).resolves.toBeDefined()
})

test('Applications of an offer at which another process works are left to it', async () => {
  const by = await aCompany(app)
  const { offerId, isKept } = await anAnsweredOffer(by, await aProject(app, { by }))
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from offer where id = ${offerId} for share`)
    await night('2040-01-01')
    expect(await isKept()).toBe(true)
  })
  await night('2040-01-01')
  expect(await isKept()).toBe(false)
})
