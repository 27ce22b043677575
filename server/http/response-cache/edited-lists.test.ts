import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { LIST, openCachedSite } from '#server/testing/fixtures/cached-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'

const { app, id, ask, untilCached } = await openCachedSite()
const { db } = app.deps
const SECTORS = '/api/master/sectors'
const INFORMATION = `/api/companies/offer-information/${id}`

const read = async (path: string) => (await ask(path)).text()

// Written by SQL, as by another process: this one hears of it by the announcement alone.
test.each([
  [
    'a sector',
    sql`update sector set name = 'Faros', version = 2 where id = (select sector_id from offer limit 1)`,
    'Faros',
  ],
  [
    'a position',
    sql`update position set name = 'Farera', version = 2 where id = (select position_id from offer limit 1)`,
    'Farera',
  ],
  [
    'a picture',
    sql`update sector set picture_key = 'picture/ab/${sql.raw('c'.repeat(38))}.webp' where id = (select sector_id from offer limit 1)`,
    '/files/picture/ab/',
  ],
])('another process changes %s, and cached responses show it within a second', async (_, change, shown) => {
  const paths = shown === 'Farera' ? [INFORMATION, LIST] : [SECTORS, INFORMATION, LIST]
  for (const path of paths) {
    await ask(path)
    await untilCached(path)
    expect(await read(path)).not.toContain(shown)
  }
  await db.execute(change)
  const begun = performance.now()
  await vi.waitFor(async () => {
    for (const path of paths) expect(await read(path)).toContain(shown)
  })
  expect(performance.now() - begun).toBeLessThan(1000)
})

test('the night counts how a company answers, and cached responses show it within a second', async () => {
  for (const path of [INFORMATION, LIST]) await untilCached(path)
  await db.execute(sql`update company set answer_days = 4, answer_percent = 80`)
  const readBoth = async () => [await read(INFORMATION), await read(LIST)]
  await vi.waitFor(
    async () => {
      for (const text of await readBoth()) expect(text).toContain('"responde_en_dias":4,"responde_por_ciento":80')
    },
    { timeout: 1000 },
  )
})

test('a kept search finds a renamed position within a second after its job', async () => {
  const search = `${LIST}&nombre=torrero`
  await untilCached(search)
  const { rows } = await db.execute<{ id: number }>(
    sql`update position set name = 'Torrero', version = 2 where id = (select position_id from offer limit 1) returning id`,
  )
  await untilCached(search)
  expect(await read(search)).not.toContain('Torrero')
  await app.deps.jobs.enqueue(db, 'position-renamed', { positionId: Number(rows[0]?.id) })
  await runJobs(app)
  await vi.waitFor(async () => expect(await read(search)).toContain('Torrero'), { timeout: 1000 })
})

test('a sector that another process retires disappears from the choices within a second, and its offers stay', async () => {
  expect(await read(SECTORS)).toContain('Faros')
  await untilCached(SECTORS)
  await db.execute(sql`update sector set retired = true where name = 'Faros'`)
  await vi.waitFor(async () => expect(await read(SECTORS)).not.toContain('Faros'), { timeout: 1000 })
  expect(await read(INFORMATION)).toContain('Faros')
})
