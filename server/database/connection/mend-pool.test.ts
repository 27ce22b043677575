import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/database.ts'
import { findRefusalCode } from '../refusal-code.ts'
import { mendPool } from './mend-pool.ts'

const { url, close } = await openTestDatabase()
afterAll(close)

const openPool = (connectionTimeoutMillis: number) => {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis })
  mendPool(pool)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

// Seen to fail without `nameTimeout`: it was an unexpected error.
test('a query that finds no connection is refused as busy', async () => {
  const pool = openPool(500)
  const held = await pool.connect()
  const refused = await drizzle({ client: pool })
    .execute(sql`select 1`)
    .catch(findRefusalCode)
  expect(refused).toBe('busy')
  held.release()
  await pool.end()
})

// Seen to fail without `releaseAtEnd`: the pool of one connection had none any more.
test('a connection that ends at the start of a transaction leaves its place in the pool', async () => {
  const pool = openPool(5000)
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect.poll(() => pool.totalCount).toBe(0)
  expect((await pool.query('select 1')).rowCount).toBe(1)
  await Promise.all([other.end(), pool.end()])
})
