import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import { offer, offerSearch, position } from '#server/database/schema/schema.ts'
import { aCompany, anOffer, anOperator, type Company } from '#server/testing/factories.ts'
import { untilSomebodyWaits } from '#server/testing/somebody-waits.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const { db } = app.deps
const { token } = await anOperator(app)

let by: Company
let other: Company
beforeAll(async () => {
  by = await aCompany(app, { plan: 'premium' })
  other = await aCompany(app, { plan: 'premium' })
})

async function rename(id: number, nombre: string): Promise<number> {
  const [row] = await db.select().from(position).where(eq(position.id, id))
  const body = { lista: 'puestos', nombre, version: row?.version }
  return (await app.call(`POST /api/operator/list-entry/${id}`, { token, body })).status
}

const found = async (word: string) =>
  (
    await app.call<{ emp_ofertas_id: number }[]>(
      `GET /api/companies/all-active-offers?nombre=${word}` as 'GET /api/companies/all-active-offers',
    )
  ).body.map(({ emp_ofertas_id: id }) => id)

test('The new name of a position is found, and the old one is not, once its offers are written into the search', async () => {
  const offerId = await anOffer(app, { by, mst_puestos_id: 70 })
  expect(await rename(70, 'Guardafaros')).toBe(200)
  await runJobs(app)
  expect(await rename(70, 'Torrero')).toBe(200)
  await runJobs(app)
  expect([await found('guardafaros'), await found('torrero')]).toEqual([[], [offerId]])
})

/** Renames a position while a transaction has rejected an offer of it and is not committed. `meanwhile` runs before it is. */
async function renameBesideRejection(
  offerId: number,
  { id, name }: { id: number; name: string },
  meanwhile = async () => {},
) {
  const statuses = await db.transaction(async (tx) => {
    await lockCompany(tx, by.companyId)
    await tx.update(offer).set({ review: 'rejected' }).where(eq(offer.id, offerId))
    const renaming = rename(id, name).then(async (status) => (await runJobs(app), status))
    await untilSomebodyWaits(app)
    await meanwhile()
    return [renaming]
  })
  expect(await Promise.all(statuses)).toEqual([200])
}

test('An offer that is rejected while its position is renamed stays hidden', async () => {
  const offerId = await anOffer(app, { by, mst_puestos_id: 71 })
  await renameBesideRejection(offerId, { id: 71, name: 'Campanero' })
  expect(await db.$count(offerSearch, eq(offerSearch.offerId, offerId))).toBe(0)
  expect(await found('campanero')).toEqual([])
})

test('Companies publish offers of a position whose new name is still being written', async () => {
  const offerId = await anOffer(app, { by, mst_puestos_id: 74 })
  const published: number[] = []
  await renameBesideRejection(offerId, { id: 74, name: 'Relojero' }, async () => {
    published.push(await anOffer(app, { by: other, mst_puestos_id: 74 }))
  })
  expect(await found('relojero')).toEqual(published)
})

test('A change that is not about the name writes nothing into the search', async () => {
  const body = { lista: 'puestos', retirado: true, version: 1 }
  await app.call('POST /api/operator/list-entry/72', { token, body })
  const { rows } = await db.execute(
    sql`select from pgboss.job where name = 'position-renamed' and data->>'positionId' = '72'`,
  )
  expect(rows).toEqual([])
})

test('All offers of a company are written, also where they are more than one transaction takes', async () => {
  const offerId = await anOffer(app, { by, mst_puestos_id: 73 })
  await db.execute(sql`
    insert into offer (project_id, company_id, name, description, annual_salary, vacancies, position_id, modality_id, workday_id,
      sector_id, province_id, municipality_id, state, review, created_on, expires_on)
    select project_id, company_id, name, description, annual_salary, vacancies, position_id, modality_id, workday_id,
      sector_id, province_id, municipality_id, state, review, created_on, expires_on
    from offer, generate_series(1, 600) where id = ${offerId}`)
  await rename(73, 'Vigia')
  await runJobs(app)
  const isRenamed = sql`${offerSearch.terms} @@ 'vigia'::tsquery`
  expect(await db.$count(offerSearch, isRenamed)).toBe(601)
})
