import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/database.ts'
import { applyFunctions } from './apply-functions.ts'

const folder = await mkdtemp(join(tmpdir(), 'faro-functions-'))
afterAll(() => rm(folder, { recursive: true }))
const { db, close } = await openTestDatabase()
afterAll(close)

const client = await db.$client.connect()
afterAll(() => client.release())

const write = (name: string, body: string) =>
  writeFile(
    join(folder, name),
    `create or replace function ${name.slice(0, -4)}() returns text language sql as $$ ${body} $$;
     insert into applied values ('${name}');`,
  )
const listApplied = async () => {
  await applyFunctions(client, folder)
  const { rows } = await db.execute<{ name: string }>(sql`delete from applied returning name`)
  return rows.map(({ name }) => name)
}

test('functions are applied in the order of their names, those that have changed again, and no others', async () => {
  await db.execute(sql`create table applied (name text)`)
  await write('first_one.sql', 'select second_one()')
  await write('second_one.sql', `select 'old'`)
  expect(await listApplied()).toEqual(['first_one.sql', 'second_one.sql'])
  expect(await listApplied()).toEqual([])
  await write('second_one.sql', `select 'new'`)
  expect(await listApplied()).toEqual(['second_one.sql'])
  expect((await db.execute(sql`select first_one() as is`)).rows).toEqual([{ is: 'new' }])
})

test('a file that fails changes nothing and is applied again', async () => {
  await writeFile(join(folder, 'broken.sql'), `insert into applied values ('broken.sql'); select nothing_such;`)
  await expect(applyFunctions(client, folder)).rejects.toThrow('nothing_such')
  await client.query('rollback')
  await writeFile(join(folder, 'broken.sql'), `insert into applied values ('broken.sql');`)
  expect(await listApplied()).toEqual(['broken.sql'])
})
