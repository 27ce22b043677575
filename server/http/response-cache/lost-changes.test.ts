import { gunzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { offer } from '#server/database/schema/schema.ts'
import { AppError } from '#server/errors.ts'
import { LIST, openCachedSite } from '#server/testing/fixtures/cached-site.ts'

const { app, responseCache, id, textOf, isCached, untilCached, setAway } = await openCachedSite()
const SECTORS = '/api/master/sectors'

/** Ends the connection that follows the changes. While the database is set away it does not come back. */
const endFollowing = () =>
  app.deps.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'faro-empleo changes' and datname = current_database()`,
  )

// Seen to fail without `onLost`: the old list was still found.
test('if the connection that follows the changes is lost, nothing old is shown, and later responses are kept again', async () => {
  await untilCached(LIST)
  setAway(true)
  await endFollowing()
  await expect.poll(() => responseCache.find(`gzip ${LIST}`)).toBeUndefined()
  await app.deps.db.update(offer).set({ name: 'Cambiada a escondidas' }).where(eq(offer.id, id))
  expect(await textOf(LIST)).toContain('Cambiada a escondidas')
  expect(await isCached(LIST)).toBe(false)
  await textOf(SECTORS)
  await app.deps.db.execute(sql`update sector set name = 'Faros escondidos' where id = 1`)
  setAway(false)
  await expect.poll(() => isCached(LIST)).toBe(true)
  // Seen to fail where the return dropped neither the responses nor the lists: both stayed as they were before the loss.
  expect(await textOf(LIST)).toContain('Cambiada a escondidas')
  expect(await textOf(SECTORS)).toContain('Faros escondidos')
})

// Seen to fail without `findOld`: the landing page was 503 too.
test('while the database is away, the landing page is the last one that was kept, and other pages are 503', async () => {
  const offerPage = `/vista-oferta-completa/${id}`
  await untilCached('/')
  await untilCached(offerPage)
  const last = await textOf('/')
  setAway(true)
  await endFollowing()
  await expect.poll(() => responseCache.find('gzip /'), { timeout: 20_000 }).toBeUndefined()
  const away = createApp(app.deps, async () => {
    throw new AppError('database_unavailable')
  })
  const askAway = (path: string, encoding: string) => away.request(path, { headers: { 'accept-encoding': encoding } })
  const landing = await askAway('/', 'gzip')
  expect(landing.status).toBe(200)
  expect(gunzipSync(await landing.arrayBuffer()).toString()).toBe(last)
  expect((await askAway(offerPage, 'gzip')).status).toBe(503)
  // Nobody has asked for it in this form.
  expect((await askAway('/', 'deflate')).status).toBe(503)
  setAway(false)
  await untilCached('/')
})
