import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { readEnv } from '#server/config/env.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import { closeAllOfCompany } from '#server/domain/applications/move-applications.ts'
import { application, applicationEvent, company, offer } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer, aProject } from '#server/testing/factories.ts'
import { createTestApp, type Answer } from '#server/testing/test-app.ts'
import { examine } from '../doctor/examine.ts'
import { closeEnded } from './close-ended.ts'

// The end of an offer during changes of its applications leaves one consistent history and tells nobody twice.

const ROUNDS = rounds({ quick: 2, deep: 12 })
const { quotas } = readEnv({})
const generous = { ...quotas, offersPerDay: 1000, projectsPerDay: 1000, applicationsPerHour: 1000 }
const app = await createTestApp({ env: { quotas: generous } })
const { db, clock } = app.deps
const firm = await aCompany(app, { plan: 'premium' })
const { token, companyId } = firm
const [early, late] = [await aCandidate(app), await aCandidate(app)]
const [earlyCv, lateCv] = [await aCv(app, { by: early }), await aCv(app, { by: late })]

async function anApplied() {
  const projectId = await aProject(app, { by: firm })
  const offerId = await anOffer(app, { by: firm, projectId })
  await anApplication(app, { by: early, offerId, cvId: earlyCv })
  const [row] = await db.select({ id: application.id }).from(application).where(eq(application.offerId, offerId))
  return { projectId, offerId, id: row?.id ?? 0 }
}
type Applied = Awaited<ReturnType<typeof anApplied>>

const apply = ({ offerId }: Applied) =>
  app.call('POST /api/users/register-into-offer', { token: late.token, body: { offerId, cvId: lateCv } })
const move = ({ id }: Applied, estado_candidatura: string) =>
  app.call(`PUT /api/companies/application-state/${id}`, { token, body: { estado_candidatura } })
const cover = ({ offerId }: Applied) => app.call(`POST /api/companies/close-offer/${offerId}`, { token, body: {} })
const removeProject = ({ projectId }: Applied) =>
  app.call(`DELETE /api/companies/delete-project/${projectId}`, { token })

/** As an operator does it. */
const suspend = () =>
  db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    await tx.update(company).set({ isSuspended: true }).where(eq(company.id, companyId))
    const closing = { cause: 'empresa_suspendida', actor: 'sistema', accountId: null, letter: null } as const
    await closeAllOfCompany(tx, { companyId, ...closing, at: clock.now() })
  })
const readmit = () => db.update(company).set({ isSuspended: false }).where(eq(company.id, companyId))

/** Starts all acts at once, several times and in either order. Returns the answers in the order of the acts. */
async function race(acts: ((on: Applied) => Promise<unknown>)[], check: (answers: Answer<unknown>[]) => void) {
  for (let round = 0; round < ROUNDS; round++) {
    const on = await anApplied()
    const begun =
      round % 2
        ? acts.map((act) => act(on))
        : acts
            .toReversed()
            .map((act) => act(on))
            .toReversed()
    check((await Promise.all(begun)) as Answer<unknown>[])
    await readmit()
  }
  expect(await examine(db, clock.now())).toEqual([])
  // Nobody is told twice that the same application is closed, and nobody is left waiting for an offer that has ended.
  const { rows } = await db.execute(sql`select application_id from ${applicationEvent} where to_state = 'cerrada'
    group by application_id having count(*) > 1`)
  expect(rows).toEqual([])
}

const statusOf = (answer: Answer<unknown> | undefined) => answer?.status ?? 0

test('A project that is deleted while somebody applies: closed, or refused', async () => {
  await race([apply, removeProject], ([applied, removed]) => {
    expect([200, 404]).toContain(statusOf(applied))
    expect(statusOf(removed)).toBe(200)
  })
  expect(await db.$count(application, sql`state <> 'cerrada' or offer_id is not null`)).toBe(0)
})

test('A company that is suspended while it moves an application and somebody applies: closed, or moved before and after', async () => {
  await race([(on) => move(on, 'contratada'), suspend, apply], ([moved, , applied]) => {
    // 403 where it is suspended before: without a reason it reads no applicant.
    expect([200, 403, 409]).toContain(statusOf(moved))
    expect([200, 404, 409]).toContain(statusOf(applied))
  })
  // A hired person waits for nothing. Nobody else is left open.
  expect(await db.$count(application, sql`state not in ('cerrada', 'contratada')`)).toBe(0)
})

test('A job that is filled while two nights close the same offer and somebody applies: each is told once', async () => {
  const nightly = () => closeEnded(app.deps)
  const lapse = ({ offerId }: Applied) =>
    db.update(offer).set({ expiresOn: '2026-11-01' }).where(eq(offer.id, offerId)).then(nightly)
  await race([lapse, cover, nightly, apply], ([, covered, , applied]) => {
    expect(statusOf(covered)).toBe(200)
    expect([200, 409]).toContain(statusOf(applied))
  })
  await nightly()
  expect(await db.$count(application, sql`state not in ('cerrada', 'contratada')`)).toBe(0)
})
