import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { announcedOffer, offer } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anOffer, anOperator, aProject, projectFields } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const by = await aCompany(app, { plan: 'premium' })
const someone = await aCandidate(app)
const cvId = await aCv(app, { by: someone })

const setState = (id: number, estado: 0 | 1) =>
  app.call(`PUT /api/companies/update-offer/${id}`, { token: by.token, body: { estado } })
const read = (id: number, caller: { token?: string } = {}) =>
  app.call(`GET /api/companies/offer-information/${id}`, caller)

/** The status of each way in which somebody names an offer by its number. */
async function statuses(id: number): Promise<Record<string, number>> {
  const { token } = someone
  const report = { emp_ofertas_id: id, motivo: 'pide_dinero' }
  return {
    page: (await read(id, { token })).status,
    picture: (await app.request(`/og/${id}.png`)).status,
    save: (await app.call(`PUT /api/users/save-offer/${id}`, { token })).status,
    dismiss: (await app.call(`PUT /api/users/dismiss-offer/${id}`, { token })).status,
    report: (await app.call('POST /api/reports/report-offer', { body: report })).status,
    apply: (await app.call('POST /api/users/register-into-offer', { token, body: { offerId: id, cvId } })).status,
  }
}
const all = (status: number) => ({
  page: status,
  picture: status,
  save: status,
  dismiss: status,
  report: status,
  apply: status,
})

test('an offer that was never public is not found by strangers in any way, and from its first day on it is', async () => {
  const id = await anOffer(app, { by, estado: 0 })
  // As the copy of an approved offer is.
  await app.deps.db.update(offer).set({ review: 'approved' }).where(eq(offer.id, id))
  expect(await statuses(id)).toEqual(all(404))
  expect((await read(id)).status).toBe(404)
  await setState(id, 1)
  expect(await statuses(id)).toEqual(all(200))
  await setState(id, 0)
  expect(await read(id)).toMatchObject({ status: 200, body: { estado: 0 } })
})

test('one from before alerts counts as public where somebody has applied to it', async () => {
  const ids = [await anOffer(app, { by }), await anOffer(app, { by })]
  await app.call('POST /api/users/register-into-offer', { token: someone.token, body: { offerId: ids[0], cvId } })
  for (const id of ids) await setState(id, 0)
  await app.deps.db.delete(announcedOffer)
  const release = new URL('../../../database/sql/offer_search.sql', import.meta.url)
  await app.deps.db.execute(sql.raw(await readFile(release, 'utf8')))
  expect(await Promise.all(ids.map(async (id) => (await read(id)).status))).toEqual([200, 404])
})

test('it is read by its company and by operators, and its page is not offered to anybody', async () => {
  const id = await anOffer(app, { by, estado: 0 })
  const callers = [
    by,
    await anOperator(app),
    await anOperator(app, { hasSecondFactor: false }),
    await aCompany(app),
    someone,
  ]
  const found = await Promise.all(callers.map(async (caller) => (await read(id, { token: caller.token })).status))
  expect(found).toEqual([200, 200, 404, 404, 404])
  const own = await app.call(`GET /api/companies/all-company-offers?oferta=${id}`, { token: by.token })
  expect(own.body).toMatchObject([{ emp_ofertas_id: id, con_pagina: false }])
})

test('one in an inactive project, or held from the start, is not found either', async () => {
  const projectId = await aProject(app, { by })
  const id = await anOffer(app, { by, projectId, estado: 0 })
  const body = { ...projectFields, estado: 0 }
  await app.call(`PUT /api/companies/update-project/${projectId}`, { token: by.token, body })
  await setState(id, 1)
  const held = await anOffer(app, { by, descripcion: 'Llama al 806 123 456.' })
  expect([(await read(id)).status, (await read(held)).status]).toEqual([404, 404])
})
