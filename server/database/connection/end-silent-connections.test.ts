import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#server/testing/database.ts'
import { openSilentProxy } from '#server/testing/fixtures/servers/silent-proxy.ts'
import { findRefusalCode } from '../refusal-code.ts'
import { endSilentConnections } from './end-silent-connections.ts'
import { mendPool } from './mend-pool.ts'

const { url, close } = await openTestDatabase()
afterAll(close)

const open = async () => {
  const proxy = await openSilentProxy(url)
  const pool = new pg.Pool({ connectionString: proxy.url, connectionTimeoutMillis: 2000 })
  onTestFinished(() => pool.end())
  pool.on('connect', (client) => client.on('error', () => undefined))
  mendPool(pool)
  endSilentConnections(pool, 200)
  const client = await pool.connect()
  client.release()
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => findRefusalCode(error),
    )
  return { db: drizzle({ client: pool }), pool, client, proxy, codeOf }
}

const one = sql`select 1`

// Seen to fail without `endSilentConnections`: the query waited for ever.
test('a query to a server that has fallen silent is refused, and after its return the next one succeeds', async () => {
  const { db, pool, proxy, codeOf } = await open()
  proxy.fallSilent()
  expect(await codeOf(db.execute(one))).toBe('database_unavailable')
  expect(pool.totalCount).toBe(0)
  proxy.return()
  expect(await codeOf(db.execute(one))).toBe('done')
})

// Seen to fail with an end after the silence alone: the query was refused.
test('a long query of a server that answers is not ended', async () => {
  const { db, proxy, codeOf } = await open()
  expect(await codeOf(db.execute(sql`select pg_sleep(1)`))).toBe('done')
  // Its server was asked, each time on a connection of its own.
  expect(proxy.accepted()).toBeGreaterThan(2)
})
