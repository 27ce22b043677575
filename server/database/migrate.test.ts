import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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

/** A folder with migrations that are newer than all migrations of the template database. */
const migrationsOf = async (name: string, ...files: string[]): Promise<string> => {
  const migrations = join(folder, name)
  await mkdir(join(migrations, 'meta'), { recursive: true })
  const entries = files.map((_, idx) => ({
    idx,
    when: 4_000_000_000_000 + idx,
    tag: `000${idx}_test`,
    breakpoints: true,
  }))
  for (const [idx, statements] of files.entries()) await writeFile(join(migrations, `000${idx}_test.sql`), statements)
  await writeFile(
    join(migrations, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
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

test('locks of a migration end before the next one, and a failed start continues after the last finished one', async () => {
  const { db } = await freshDatabase()
  const first = 'create table first (id int);'
  await expect(migrate(db, await migrationsOf('two', first, 'select nothing_such;'))).rejects.toThrow()
  expect((await db.execute(sql`select * from first`)).rows).toEqual([])
  await migrate(db, await migrationsOf('two', first, 'create table second (id int);'))
  expect((await db.execute(sql`select * from second`)).rows).toEqual([])
})

const failing = (times: number) => `create table unlucky (id int);--> statement-breakpoint
  do $$ begin if nextval('tries') <= ${times} then raise 'a deadlock' using errcode = '40P01'; end if; end $$`

test('a migration that loses a deadlock with a process that is at work is repeated, and not for ever', async () => {
  const { db } = await freshDatabase()
  await db.execute(sql`create sequence tries`)
  await migrate(db, await migrationsOf('unlucky', failing(3)))
  expect((await db.execute(sql`select * from unlucky`)).rows).toEqual([])
  await db.execute(sql`drop table unlucky`)
  await expect(migrate(db, await migrationsOf('stuck', 'select 1', failing(1000)))).rejects.toMatchObject({
    code: '40P01',
  })
})

test('a database that is up to date does not change', async () => {
  const { db } = await freshDatabase()
  const applied = () => db.execute(sql`select * from drizzle.__drizzle_migrations order by id`)
  const before = (await applied()).rows
  await migrate(db)
  expect((await applied()).rows).toEqual(before)
  expect(before.length).toBeGreaterThan(0)
})

/** A database of the release before the baseline, whose last migration had this time. */
async function olderDatabase(last: number) {
  const { db } = await freshDatabase()
  await db.execute(sql`drop schema public cascade; drop schema drizzle cascade; create schema public`)
  const baseline = await readFile(join(import.meta.dirname, 'migrations/0000_baseline.sql'), 'utf8')
  for (const statement of baseline.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))
  await db.execute(sql`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('first', 1), ('last', ${sql.raw(String(last))})`)
  return db
}

test.each([1_795_451_355_142, 1_795_614_188_186])(
  'a database with the last of the migrations before the baseline (%d) goes on from there',
  async (last) => {
    const db = await olderDatabase(last)
    await db.execute(sql`
      insert into account (email, password_hash, created_at) values ('ana@prueba.example', 'none', now());
      create function search_parts(text) returns text language sql return 'old'`)
    await migrate(db)
    expect((await db.execute(sql`select email from account`)).rows).toEqual([{ email: 'ana@prueba.example' }])
    expect((await db.execute(sql`select to_regproc('search_parts') as old`)).rows).toEqual([{ old: null }])
    await migrate(db)
  },
)

test('a database with fewer migrations is refused with what to do, and not changed', async () => {
  const db = await olderDatabase(1_795_445_884_631)
  await expect(migrate(db)).rejects.toThrow('instala la etiqueta before-baseline')
  expect(await db.$count(sql`drizzle.__drizzle_migrations`)).toBe(2)
})

test('a process of an older release leaves the functions of a newer one', async () => {
  const { db } = await freshDatabase()
  await db.execute(sql`update drizzle.applied_file set hash = 'of a newer release'`)
  await migrate(db, await migrationsOf('newer', 'select 1'))
  await migrate(db)
  const { rows } = await db.execute(sql`select distinct hash from drizzle.applied_file`)
  expect(rows).toEqual([{ hash: 'of a newer release' }])
})

test('a migration may run longer than the time limit of a query', async () => {
  const { url } = await freshDatabase()
  const { db, close } = await openDatabase(`${url}?statement_timeout=1000`)
  await migrate(
    db,
    await migrationsOf('long', 'select pg_sleep(1.2);--> statement-breakpoint\ncreate table late (id int);'),
  )
  expect((await db.execute(sql`select to_regclass('late')::text as late`)).rows).toEqual([{ late: 'late' }])
  expect((await db.execute(sql`show statement_timeout`)).rows).toEqual([{ statement_timeout: '1s' }])
  await close()
})
