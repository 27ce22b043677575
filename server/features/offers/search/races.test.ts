import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayInMadrid } from '#server/clock.ts'
import { offer, project } from '#server/database/schema/schema.ts'
import { aCompany, anOffer, aProject } from '#server/testing/factories.ts'
import { untilSomebodyWaits } from '#server/testing/somebody-waits.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { findHits } from '#server/domain/offers/search/find-hits.ts'

const app = await createTestApp()
const { db } = app.deps
const by = await aCompany(app, { plan: 'premium' })
const isFound = async (id: number) =>
  (await findHits(db, { words: 'dependiente', today: dayInMadrid(app.deps.clock.now()) })).includes(id)

test('an offer that is activated while its project is switched off is not found', async () => {
  const projectId = await aProject(app, { by })
  const id = await anOffer(app, { by, projectId, estado: 0 })
  const switchedOff = await db.transaction(async (tx) => {
    await tx.update(offer).set({ state: 1 }).where(eq(offer.id, id))
    const switching = db.update(project).set({ state: 0 }).where(eq(project.id, projectId)).execute()
    await untilSomebodyWaits(app)
    return { switching }
  })
  await switchedOff.switching
  expect(await isFound(id)).toBe(false)
})

test('an offer that is deleted while its project is switched on is not found', async () => {
  const projectId = await aProject(app, { by })
  const id = await anOffer(app, { by, projectId })
  await db.update(project).set({ state: 0 }).where(eq(project.id, projectId))
  const switchedOn = await db.transaction(async (tx) => {
    await tx.delete(offer).where(eq(offer.id, id))
    const switching = db.update(project).set({ state: 1 }).where(eq(project.id, projectId)).execute()
    await untilSomebodyWaits(app)
    return { switching }
  })
  await switchedOn.switching
  expect(await isFound(id)).toBe(false)
})

// Seen to fail without the trigger on deleted offers.
test('a deleted offer is not found', async () => {
  const id = await anOffer(app, { by })
  expect(await isFound(id)).toBe(true)
  await app.call(`DELETE /api/companies/delete-offer/${id}`, { token: by.token })
  expect(await isFound(id)).toBe(false)
})
