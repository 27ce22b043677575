import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { application, cv, offer, project, requirement } from '#server/database/schema/schema.ts'
import type { Handle } from '#server/database/open.ts'
import { aCandidate, aCompany, aCv, anOffer, aProject } from '#server/testing/factories.ts'
import { untilSomebodyWaits } from '#server/testing/somebody-waits.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()

interface Ids {
  offerId: number
  projectId: number
}

test.each<[string, (tx: Handle, ids: Ids) => Promise<unknown>]>([
  ['offer', (tx, { offerId }) => tx.update(offer).set({ state: 0 }).where(eq(offer.id, offerId))],
  ['project', (tx, { projectId }) => tx.update(project).set({ state: 0 }).where(eq(project.id, projectId))],
])('an application that arrives while its %s is being made inactive is refused', async (_, deactivate) => {
  const [company, candidate] = [await aCompany(app), await aCandidate(app)]
  const projectId = await aProject(app, { by: company })
  const offerId = await anOffer(app, { by: company, projectId })
  const cvId = await aCv(app, { by: candidate })
  const body = { offerId, cvId }
  const applying = await app.deps.db.transaction(async (tx) => {
    await deactivate(tx, { offerId, projectId })
    const answer = app.call('POST /api/users/register-into-offer', { token: candidate.token, body })
    // Seen to fail without the lock of the offer: the answer did not wait, and was 200.
    await Promise.race([answer, untilSomebodyWaits(app)])
    // In an object: a promise returned directly would be awaited before the commit, and it waits for the commit.
    return { answer }
  })
  expect(await applying.answer).toMatchObject({ status: 409, body: { code: 'offer_inactive' } })
  expect(await app.deps.db.$count(application, eq(application.offerId, offerId))).toBe(0)
})

// Seen to fail without the lock of the CV: the answer did not wait, and was 200.
test('an application that arrives while its CV is being deleted is refused', async () => {
  const [company, candidate] = [await aCompany(app), await aCandidate(app)]
  const body = { offerId: await anOffer(app, { by: company }), cvId: await aCv(app, { by: candidate }) }
  const applying = await app.deps.db.transaction(async (tx) => {
    await tx.update(cv).set({ removedAt: new Date() }).where(eq(cv.id, body.cvId))
    const answer = app.call('POST /api/users/register-into-offer', { token: candidate.token, body })
    await Promise.race([answer, untilSomebodyWaits(app)])
    return { answer }
  })
  expect(await applying.answer).toMatchObject({ status: 404, body: { code: 'cv_not_found' } })
})

// Seen to fail where the offer was read by the statement that locks it: the new name came with the old requirements.
test('an application that arrives while its offer is being changed keeps the changed offer, and all of it', async () => {
  const [company, candidate] = [await aCompany(app), await aCandidate(app)]
  const offerId = await anOffer(app, { by: company, requirements_list: ['Vista'] })
  const body = { offerId, cvId: await aCv(app, { by: candidate }) }
  const applying = await app.deps.db.transaction(async (tx) => {
    await tx.update(offer).set({ name: 'Farera' }).where(eq(offer.id, offerId))
    await tx.update(requirement).set({ description: 'Oído' }).where(eq(requirement.offerId, offerId))
    const answer = app.call('POST /api/users/register-into-offer', { token: candidate.token, body })
    await Promise.race([answer, untilSomebodyWaits(app)])
    return { answer }
  })
  expect(await applying.answer).toMatchObject({ status: 200 })
  const [row] = await app.deps.db.select().from(application).where(eq(application.offerId, offerId))
  expect(row?.sentOffer).toMatchObject({ offer: { nombre: 'Farera', requirements_list: ['Oído'] } })
})
