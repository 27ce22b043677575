import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { application, company, offer, project } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anOffer, aProject, offerFields } from '#server/testing/factories.ts'
import { ADDRESS, lamplighter, publicWays } from '#server/testing/fixtures/public-ways.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

const TODAY = '2026-11-21'
// Longer than any cached response lives.
const A_WHILE_MS = 61_000

const clock = createTestClock(`${TODAY}T12:00:00Z`)
const { quotas } = readEnv({})
const app = await createTestApp({ clock, env: { quotas: { ...quotas, applicationsPerHour: 1000 } } })
const { db } = app.deps
const ways = publicWays(app)

/** All that decides whether candidates find an offer, and every value of each. */
const facts = {
  estado: [1, 0],
  project: [1, 0],
  review: ['waiting', 'approved', 'held', 'rejected'],
  lastDay: [TODAY, '2026-11-20'],
  isSuspended: [false, true],
  isPaused: [false, true],
} as const

type Case = { [Fact in keyof typeof facts]: (typeof facts)[Fact][number] }

const allCases: Case[] = facts.estado.flatMap((estado) =>
  facts.project.flatMap((ofProject) =>
    facts.review.flatMap((review) =>
      facts.lastDay.flatMap((lastDay) =>
        facts.isSuspended.flatMap((isSuspended) =>
          facts.isPaused.map((isPaused) => ({ estado, project: ofProject, review, lastDay, isSuspended, isPaused })),
        ),
      ),
    ),
  ),
)

// Written out again, and not read from the code.
const isCleared = (row: Case) => (row.review === 'waiting' || row.review === 'approved') && !row.isSuspended
const isFound = (row: Case) =>
  isCleared(row) && row.estado === 1 && row.project === 1 && row.lastDay === TODAY && !row.isPaused

async function publish() {
  wait()
  await db.delete(offer)
  const by = await aCompany(app)
  const projectId = await aProject(app, { by })
  return { by, projectId, id: await anOffer(app, { by, projectId, ...lamplighter }) }
}

const candidate = await aCandidate(app)
const cvId = await aCv(app, { by: candidate })
const shared = await publish()

async function apply(offerId: number) {
  await db.delete(application)
  const body = { offerId, cvId }
  return (await app.call('POST /api/users/register-into-offer', { token: candidate.token, body })).status
}

/** Waits until no cached response is older than what follows. */
function wait(): void {
  clock.set(new Date(clock.now().getTime() + A_WHILE_MS).toISOString())
}

test('The table has every case, and candidates find an offer in two of them', () => {
  expect(allCases).toHaveLength(128)
  expect(allCases.filter(isFound)).toHaveLength(2)
})

test.each(allCases)(
  'Offer $estado, project $project, $review, until $lastDay, company suspended $isSuspended, paused $isPaused: every public way agrees',
  async (row) => {
    const { by, projectId, id } = shared
    wait()
    await db
      .update(offer)
      .set({ state: row.estado, review: row.review, expiresOn: row.lastDay, isPaused: row.isPaused })
      .where(eq(offer.id, id))
    await db.update(project).set({ state: row.project }).where(eq(project.id, projectId))
    await db.update(company).set({ isSuspended: row.isSuspended }).where(eq(company.id, by.companyId))
    const found = Object.fromEntries(Object.keys(ways).map((way) => [way, isFound(row)]))
    // A visitor with the link can read an offer that the company has ended, but none that an operator hides.
    const expected = { ...found, [ADDRESS]: isCleared(row) }
    const seen = async () =>
      Object.fromEntries(
        await Promise.all(Object.entries(ways).map(async ([way, meets]) => [way, await meets(id)] as const)),
      )
    await expect.poll(seen).toEqual(expected)
    expect(await apply(id)).toBe(isFound(row) ? 200 : 409)
    const own = await app.call('GET /api/companies/all-company-offers', { token: by.token })
    expect(own.body, 'its company sees it always').toMatchObject([
      { emp_ofertas_id: id, estado: row.estado, con_pagina: isCleared(row) },
    ])
  },
)

describe('A suspended company', () => {
  test('publishes nothing, and its offers are found again when it is readmitted', async () => {
    const { by, projectId, id } = await publish()
    const suspend = (isSuspended: boolean) =>
      db.update(company).set({ isSuspended }).where(eq(company.id, by.companyId))
    await suspend(true)
    const body = { ...offerFields, emp_proyectos_id: projectId }
    const refused = await app.call('POST /api/companies/create-offer-in-project', { token: by.token, body })
    expect(refused).toMatchObject({ status: 409, body: { code: 'company_suspended' } })
    await expect.poll(() => ways['the search']?.(id)).toBe(false)
    await suspend(false)
    await expect.poll(() => ways['the search']?.(id)).toBe(true)
  })
})
