import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#server/testing/database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

const folder = await mkdtemp(join(tmpdir(), 'faro-migrations-'))
afterAll(() => rm(folder, { recursive: true }))

const freshDatabase = async () => {
  const opened = await openTestDatabase()
  onTestFinished(opened.close)
  return opened
}

/** A folder with one migration that is newer than all migrations of the template database. */
const migrationsOf = async (name: string, statements: string): Promise<string> => {
  const migrations = join(folder, name)
  await mkdir(join(migrations, 'meta'), { recursive: true })
  await writeFile(join(migrations, '0000_test.sql'), statements)
  const entry = { idx: 0, version: '7', when: 4_000_000_000_000, tag: '0000_test', breakpoints: true }
  await writeFile(
    join(migrations, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries: [entry] }),
  )
  return migrations
}

test('if several processes migrate at the same time, one does the work and all continue', async () => {
  const { db, url } = await freshDatabase()
  const migrations = await migrationsOf(
    'slow',
    'create table slow (id int);--> statement-breakpoint\nselect pg_sleep(0.2);',
  )
  const others = await Promise.all([openDatabase(url), openDatabase(url), openDatabase(url)])
  await Promise.all(others.map((other) => migrate(other.db, migrations)))
  await Promise.all(others.map((other) => other.close()))
  expect((await db.execute(sql`select * from slow`)).rows).toEqual([])
})

test('a migration that fails leaves no change and no lock', async () => {
  const { db } = await freshDatabase()
  const wrong = await migrationsOf('wrong', 'create table half (id int);--> statement-breakpoint\nselect nothing_such;')
  await expect(migrate(db, wrong)).rejects.toThrow()
  expect((await db.execute(sql`select to_regclass('half') as half`)).rows).toEqual([{ half: null }])
  await migrate(db, await migrationsOf('right', 'create table whole (id int);'))
})

test('a database that is up to date does not change', async () => {
  const { db } = await freshDatabase()
  const applied = () => db.execute(sql`select * from drizzle.__drizzle_migrations order by id`)
  const before = (await applied()).rows
  await migrate(db)
  expect((await applied()).rows).toEqual(before)
  expect(before.length).toBeGreaterThan(0)
})

test('a migration may run longer than the time limit of a query', async () => {
  const { url } = await freshDatabase()
  const { db, close } = await openDatabase(`${url}?statement_timeout=50`)
  await migrate(
    db,
    await migrationsOf('long', 'select pg_sleep(0.2);--> statement-breakpoint\ncreate table late (id int);'),
  )
  expect((await db.execute(sql`select to_regclass('late')::text as late`)).rows).toEqual([{ late: 'late' }])
  expect((await db.execute(sql`show statement_timeout`)).rows).toEqual([{ statement_timeout: '50ms' }])
  await close()
})
