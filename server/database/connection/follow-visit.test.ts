import { sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { currentVisit } from '#server/lanes/current-visit.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { followVisits } from './follow-visit.ts'
import { findRefusalCode } from '../refusal-code.ts'

const { db, url, close } = await openTestDatabase()
afterAll(close)

/** Two connections, one of them for public reads, which wait `patienceMs` for it. */
function openPool(patienceMs: number) {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 })
  followVisits(pool, { places: 1, waiting: 10, patienceMs })
  return { pool, small: drizzle({ client: pool }), [Symbol.asyncDispose]: () => pool.end() }
}
type Small = ReturnType<typeof openPool>['small']

const SLOW = sql`select pg_sleep(60)`
/** Drizzle starts a query when it is awaited, which must happen inside of the visit. */
const asPublic = (small: Small, query: SQL, left?: AbortSignal) =>
  currentVisit.run({ isPublic: true, left }, async () => await small.execute(query))
const codeOf = (query: Promise<unknown>) =>
  query.then(
    () => 'done',
    (error: unknown) => findRefusalCode(error),
  )

const isRunning = async () => {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%' and state = 'active'`,
  )
  return rows.length > 0
}

// Seen to fail without the listener in `onRelease`: the query ran on.
test('the running query of a visitor who leaves is cancelled in PostgreSQL, and the connection serves the next one', async () => {
  // The place is free only when the cancellation has been answered, which may be after the query has failed.
  await using opened = openPool(10_000)
  const { pool, small } = opened
  const leaving = new AbortController()
  const slow = codeOf(asPublic(small, SLOW, leaving.signal))
  await expect.poll(isRunning).toBe(true)
  leaving.abort()
  expect(await slow).toBe('busy')
  await expect.poll(isRunning).toBe(false)
  expect(await codeOf(asPublic(small, sql`select 1`))).toBe('done')
  expect(pool.totalCount).toBe(1)
})

// Seen to fail without the check before `connect`.
test('a visitor who has left makes no further query', async () => {
  await using opened = openPool(1)
  const left = AbortSignal.abort()
  const query = currentVisit.run({ isPublic: false, left }, async () => await opened.small.execute(sql`select 1`))
  expect(await codeOf(query)).toBe('busy')
})

// Seen to fail without `enterPublic`: the second public query took the last connection, and the other one waited.
test('public reads leave connections to everybody else', async () => {
  await using opened = openPool(1)
  const { small } = opened
  const leaving = new AbortController()
  const slow = codeOf(asPublic(small, SLOW, leaving.signal))
  await expect.poll(isRunning).toBe(true)
  expect(await codeOf(asPublic(small, sql`select 1`))).toBe('busy')
  expect(await codeOf(small.transaction((tx) => tx.execute(sql`select 1`)))).toBe('done')
  leaving.abort()
  await slow
})

// Seen to fail without `nameTimeout`: it was an unexpected error.
test('a query that finds no connection is refused as busy', async () => {
  const tiny = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 500 })
  followVisits(tiny)
  const held = await tiny.connect()
  expect(await codeOf(drizzle({ client: tiny }).execute(sql`select 1`))).toBe('busy')
  held.release()
  await tiny.end()
})

// Seen to fail without the check after `connect`.
test('a visitor who leaves while waiting for a connection makes no query', async () => {
  const tiny = new pg.Pool({ connectionString: url, max: 1 })
  followVisits(tiny)
  const held = await tiny.connect()
  const leaving = new AbortController()
  const query = currentVisit.run({ isPublic: false, left: leaving.signal }, async () =>
    codeOf(drizzle({ client: tiny }).execute(sql`select 1`)),
  )
  await expect.poll(() => tiny.waitingCount).toBe(1)
  leaving.abort()
  held.release()
  expect(await query).toBe('busy')
  expect(tiny.idleCount).toBe(1)
  await tiny.end()
})
