import { once, type EventEmitter } from 'node:events'
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

const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: EventEmitter } }).connection.stream

test('a transaction whose server falls silent is refused, and leaves its place in the pool', async () => {
  const { db, pool, proxy, codeOf } = await open()
  const work = db.transaction(async (tx) => {
    await tx.execute(one)
    proxy.fallSilent()
    await tx.execute(one)
  })
  expect(await codeOf(work)).toBe('database_unavailable')
  await expect.poll(() => pool.totalCount).toBe(0)
})

// Seen to fail without the turn of the event loop: the answer had arrived, and nobody had read it.
test('a process that was busy itself reads the answer before it judges the server', async () => {
  const { db, client, codeOf } = await open()
  const stopProcess = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500)
  streamOf(client).once('timeout', stopProcess)
  expect(await codeOf(db.execute(sql`select pg_sleep(1)`))).toBe('done')
})

// Seen to fail without the check of `readyForQuery`.
test('a connection that waits for the next query is left alone', async () => {
  const { pool, client, proxy } = await open()
  await once(streamOf(client), 'timeout')
  expect(pool.idleCount).toBe(1)
  expect(proxy.accepted()).toBe(1)
})
