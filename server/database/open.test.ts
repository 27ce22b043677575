import type { Socket } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '#server/testing/database.ts'
import { openDatabase } from './open.ts'
import { findRefusalCode } from './refusal-code.ts'
import { sector } from './schema/schema.ts'

const { db, pool, url, close } = await openTestDatabase()
afterAll(close)

const outsider = async (statement: string) => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

const endConnections = () =>
  outsider(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

const changed = (change: (parsed: URL) => void): string => {
  const parsed = new URL(url)
  change(parsed)
  return parsed.href
}

test('a date is read as it was written, in any time zone of the machine', async () => {
  const { rows } = await db.execute(sql`select date '2026-11-21' as day`)
  expect(rows).toEqual([{ day: '2026-11-21' }])
  expect((await pool.query(`select date '2026-11-21' as day`)).rows).toEqual([{ day: '2026-11-21' }])
})

test('the process and the pool survive a restart of the database server', async () => {
  await db.select().from(sector)
  await endConnections()
  await expect.poll(() => db.$count(sector).catch(() => 0)).toBe(26)
})

test('a restart of the database server during a transaction rolls back only this transaction', async () => {
  const renaming = db.transaction(async (tx) => {
    await tx.update(sector).set({ name: 'Otro' }).where(eq(sector.id, 1))
    await endConnections()
    await tx.select().from(sector)
  })
  await expect(renaming).rejects.toThrow()
  expect(await db.$count(sector, eq(sector.name, 'Otro'))).toBe(0)
})

// Seen to fail without the release at the end of a connection: the pool waits in vain for a place.
test('a connection that ends at the start of a transaction leaves its place in the pool', async () => {
  const single = await openDatabase(url, { max: 1 })
  const client = await single.pool.connect()
  client.release()
  const { connection } = client as unknown as { connection: { stream: Socket } }
  connection.stream.destroy()
  const failure: unknown = await single.db.transaction(async () => 'done').catch((error: unknown) => error)
  expect(findRefusalCode(failure)).toBe('database_unavailable')
  expect(await single.db.$count(sector)).toBe(26)
  await single.close()
})

// Seen to fail without connectionTimeoutMillis: a page waited for as long as the queries of the others took.
test('a query that finds no free connection is refused after a time', async () => {
  const single = await openDatabase(url, { max: 1, patienceMs: 60_000 })
  const held = await single.pool.connect()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const end = vi.fn()
  void single.db.$count(sector).catch(findRefusalCode).then(end)
  await vi.waitFor(() => expect(single.pool.waitingCount).toBe(1))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(end).toHaveBeenCalledWith('busy')
  held.release()
  await single.close()
})

test('a query that takes too long is stopped by the server', async () => {
  const impatient = await openDatabase(changed(({ searchParams }) => searchParams.set('statement_timeout', '1000')))
  await expect(impatient.db.execute(sql`select pg_sleep(10)`)).rejects.toMatchObject({ cause: { code: '57014' } })
  await impatient.close()
})

test.each([
  ['queries', 'statement_timeout', '15s'],
  ['transactions that wait for their program', 'idle_in_transaction_session_timeout', '30s'],
])('the time limit of %s is set even if the URL does not name it', async (_, name, limit) => {
  const { rows } = await db.execute(sql`show ${sql.identifier(name)}`)
  expect(rows).toEqual([{ [name]: limit }])
})

test.each([
  ['a port where nothing listens', 'nada escucha en esa dirección', changed((parsed) => (parsed.port = '1'))],
  [
    'a password that is wrong',
    'el usuario y la contraseña no coinciden',
    changed((parsed) => (parsed.password = 'hunter2')),
  ],
  [
    'a database that is not there',
    'no existe ninguna base de datos con ese nombre',
    changed((parsed) => (parsed.pathname = '/none')),
  ],
])('%s is reported in a sentence without the password', async (_, sentence, address) => {
  const failure = await openDatabase(address).catch((error: Error) => error.message)
  expect(failure).toContain(sentence)
  expect(failure).not.toContain(new URL(address).password)
})
