import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { currentVisit } from '#server/lanes/current-visit.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { openDatabase } from '../open.ts'

// Seen to fail without connectionTimeoutMillis: the query waited for as long as the other one took.
test('a query waits for a connection only for a time', async () => {
  const { url, close } = await openTestDatabase()
  // Long enough to open the first connection on a busy machine.
  const one = await openDatabase(url, { max: 1, patienceMs: 3000 })
  const held = await one.pool.connect()
  const refuse = vi.fn()
  one.pool.query('select').catch(refuse)
  await vi.waitFor(() => expect(refuse).toHaveBeenCalledWith(expect.objectContaining({ code: 'ETIMEDOUT' })), 10_000)
  held.release()
  await one.close()
  await close()
})

// Seen to fail without the listener for `abort`: the query went on.
test('the query of a visitor who leaves ends at once', async () => {
  const { db, close } = await openTestDatabase()
  const leaving = new AbortController()
  const fail = vi.fn()
  currentVisit.run({ isPublic: false, left: leaving.signal }, () => db.execute(sql`select pg_sleep(12)`).catch(fail))
  const running = sql`select 1 from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%' and state = 'active'`
  await vi.waitFor(async () => expect((await db.execute(running)).rows).toHaveLength(1), 10_000)
  leaving.abort()
  await vi.waitFor(() => expect(fail).toHaveBeenCalled(), 10_000)
  await close()
})
