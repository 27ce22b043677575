import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { alert } from '#server/database/schema/schema.ts'
import { openAlertSite } from '#server/testing/fixtures/alert-site.ts'
import { refreshAnchors } from './refresh-anchors.ts'

const site = await openAlertSite()
const { db, create, aReader, publish, sendAt } = site

beforeEach(site.forgetAll)

const TODAY = '2026-11-21'

test('alerts whose terms were lost find new offers again, and nothing else of them changes', async () => {
  await create(await aReader(), { filtros: { nombre: 'farera' } })
  await create(await aReader(), { filtros: { ciudad: 'Sevilla' } })
  const before = await db.select().from(alert).orderBy(alert.id)
  await db.update(alert).set({ anchors: ['lost'] })
  await publish({ nombre: 'Farera de guardia' })
  expect(await sendAt('2026-11-21T10:01:00Z')).toEqual([])
  expect(await refreshAnchors(db, TODAY)).toBe(2)
  expect(await db.select().from(alert).orderBy(alert.id)).toEqual(before)
  await publish({ nombre: 'Otra farera' })
  const mails = await sendAt('2026-11-21T11:30:00Z')
  // Also the offer that was missed.
  expect(mails.map(({ subject }) => subject)).toEqual(['2 ofertas nuevas: farera'])
})

test('terms that are right are not written again', async () => {
  await create(await aReader(), { filtros: { nombre: 'farera' } })
  const version = () => db.execute(sql`select xmin from alert`).then(({ rows }) => rows)
  const before = await version()
  await refreshAnchors(db, TODAY)
  expect(await version()).toEqual(before)
})

test('more alerts than are read at once are all made again', async () => {
  await create(await aReader(), { filtros: { nombre: 'farera' } })
  await db.execute(sql`
    insert into alert (subscriber_id, filters, frequency, created_at, wanted_at, anchors, told_through)
    select subscriber_id, filters, frequency, created_at, wanted_at, '{lost}', told_through from alert, generate_series(1, 1000)`)
  expect(await refreshAnchors(db, TODAY)).toBe(1001)
  expect(await db.$count(alert, eq(alert.anchors, ['lost']))).toBe(0)
})
