import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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

test('what a migration locks is free while the next one works, and if that fails, it goes on from there', async () => {
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

const shipped = join(import.meta.dirname, 'migrations')

/** The migrations that an older release had: those up to this one. */
async function migrationsUpTo(tag: string): Promise<string> {
  const older = join(folder, tag)
  await cp(shipped, older, { recursive: true })
  const journal = JSON.parse(await readFile(join(older, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  const end = journal.entries.findIndex((entry) => entry.tag === tag) + 1
  const entries = journal.entries.slice(0, end)
  await writeFile(join(older, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return older
}

/** A database of an older release. */
async function olderDatabase(tag: string) {
  const { db } = await freshDatabase()
  await db.execute(sql`drop schema public cascade`)
  await db.execute(sql`drop schema drizzle cascade`)
  await db.execute(sql`create schema public`)
  await migrate(db, await migrationsUpTo(tag))
  return db
}

test('the sessions of an older release stay open, with the time of their last use', async () => {
  const db = await olderDatabase('0013_search_fewer_rows')
  await db.execute(sql`
    insert into account (email, password_hash, created_at) values ('ana@prueba.example', 'none', now());
    insert into session (token_hash, account_id, created_at, expires_at)
      select 'token', id, '2026-11-21 08:00Z', '2026-11-21 22:30Z' from account;
  `)
  await migrate(db)
  const { rows } = await db.execute(sql`select id, last_seen_at = '2026-11-21 10:30Z' as is_right from session`)
  expect(rows).toEqual([{ id: 1, is_right: true }])
})

/** Two companies, each with a project that is active and one that is not. */
const site = sql`
  insert into community values (7, '13', 'Madrid');
  insert into province values (28, 7, 'Madrid');
  insert into municipality values (28079, 28, 'Madrid');
  insert into sector values (7, 'Comercio', '/sectores/comercio.svg');
  insert into position values (50, 7, 'Dependiente/a');
  insert into modality values (1, 'Presencial');
  insert into workday values (1, 'Completa');
  insert into account (email, password_hash, role, created_at)
    select 'empresa-' || n || '@prueba.example', 'none', 2, now() from generate_series(1, 2) n;
  insert into company (account_id, name, acronym, province_id, registered_on)
    select id, 'Empresa ' || id, 'E', 28, '2026-11-21' from account;
  insert into project (company_id, name, description, state)
    select company.id, 'Proyecto', 'Proyecto', state from company, (values (1), (0)) states (state);
`

test('the offers of an older release stay, each with the company of its project, and are found', async () => {
  const db = await olderDatabase('0007_rate_limits')
  await db.execute(site)
  await db.execute(sql`
    insert into offer (project_id, name, description, position_id, sector_id, province_id, municipality_id, created_on)
      select id, 'Oferta', 'Oferta', 50, 7, 28, 28079, '2026-11-21' from project`)
  await migrate(db)
  const companies = sql`select project.company_id as own, offer.company_id from offer join project on project.id = project_id`
  const { rows } = await db.execute<{ own: number; company_id: number }>(companies)
  expect(rows).toHaveLength(4)
  for (const row of rows) expect(row.company_id).toBe(row.own)
  const visible = sql`select total from search_offers('oferta', null, null, null, null, null, null, null,
    current_date, 0, 6, 1000)`
  expect((await db.execute(visible)).rows, 'those of the two active projects').toEqual([{ total: 2 }])
})

test('what companies had downloaded before there were states is read, and nothing else', async () => {
  const db = await olderDatabase('0043_verification_steps_renamed')
  await db.execute(site)
  await db.execute(sql`
    insert into offer (project_id, company_id, name, description, position_id, sector_id, province_id, municipality_id, created_on)
      select id, company_id, 'Oferta', 'Oferta', 50, 7, 28, 28079, '2026-11-21' from project;
    insert into account (email, password_hash, role, created_at) values ('ana@prueba.example', 'none', 1, now());
    insert into document_type values (1, 'DNI');
    insert into candidate (account_id, first_name, first_surname, mobile_phone, province_id, municipality_id, postal_code, created_at)
      select id, 'Ana', 'Núñez', '600 000 001', 28, 28079, '28001', now() from account where email = 'ana@prueba.example';
    insert into cv (candidate_id, name, file_key, size_bytes, uploaded_on) select id, 'CV', 'cv/1.pdf', 1, '2026-11-21' from candidate;
    insert into application (candidate_id, offer_id, company_id, cv_id, created_on)
      select candidate.id, offer.id, company_id, cv.id, '2026-11-21' from candidate, offer, cv where offer.id <= 2;
    insert into cv_download (cv_id, company_id, application_id, downloaded_at, minute)
      select cv_id, company_id, id, '2026-11-22 10:00Z', 1 from application where offer_id = 1;
  `)
  await migrate(db)
  const read = sql`select offer_id, state, state_at = '2026-11-22 10:00Z' as since, to_state, actor
    from application left join application_event on application_id = application.id order by offer_id`
  expect((await db.execute(read)).rows).toEqual([
    { offer_id: 1, state: 'leida', since: true, to_state: 'leida', actor: 'empresa' },
    { offer_id: 2, state: 'enviada', since: null, to_state: null, actor: null },
  ])
})

test('removals of an older release last ran when somebody last used an account, so that an old backup is noticed', async () => {
  const db = await olderDatabase('0031_offer_expiry_notices')
  await db.execute(sql`insert into account (email, password_hash, created_at, last_used_on)
    values ('ana@prueba.example', 'none', '2026-10-01 08:00Z', '2026-10-05'), ('eva@prueba.example', 'none', '2026-10-03 08:00Z', '2026-10-03')`)
  await migrate(db)
  const { rows } = await db.execute(
    sql`select kind, last_run_at = '2026-10-04 22:00Z' as is_right, held_until from removal_run order by kind`,
  )
  expect(rows).toEqual(['terms', 'unconfirmed'].map((kind) => ({ kind, is_right: true, held_until: null })))
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
