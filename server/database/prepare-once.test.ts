import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#server/testing/database.ts'
import { openDatabase } from './open.ts'
import { prepareOnce } from './prepare-once.ts'
import { sector } from './schema/schema.ts'

const sectorById = prepareOnce((db) =>
  db
    .select({ id: sector.id, name: sector.name })
    .from(sector)
    .where(eq(sector.id, sql.placeholder('id'))),
)

/** A database with one connection, so that all queries use the same. */
async function openSingle() {
  const { url, close } = await openTestDatabase()
  const single = await openDatabase(url, { max: 1 })
  onTestFinished(async () => {
    await single.close()
    await close()
  })
  const { db } = single
  const find = async (id: number) => (await sectorById(db).execute({ id }))[0]?.name
  const countPrepared = async () => {
    const { rows } = await db.execute<{ prepared: number }>(
      sql`select count(*)::int as prepared from pg_prepared_statements`,
    )
    return rows[0]?.prepared
  }
  return { db, find, countPrepared }
}

test('a connection prepares a query once, for all values', async () => {
  const { find, countPrepared } = await openSingle()
  const names = [await find(1), await find(2), await find(1)]
  expect(names[0]).toBe(names[2])
  expect(names[0]).not.toBe(names[1])
  expect(await countPrepared()).toBe(1)
})

// Seen to fail without the repetition: «cached plan must not change result type».
test('a prepared query survives a migration that changes a type', async () => {
  const { db, find } = await openSingle()
  const name = await find(1)
  await db.execute(sql`alter table sector alter column name type varchar(500)`)
  expect(await find(1)).toBe(name)
  expect(await find(1)).toBe(name)
})

// Seen to fail without the repetition: «prepared statement does not exist».
test('a prepared query survives a pooler that forgets it, and is not prepared again', async () => {
  const { db, find, countPrepared } = await openSingle()
  const name = await find(1)
  await db.execute(sql`deallocate all`)
  expect(await find(1)).toBe(name)
  expect(await find(1)).toBe(name)
  expect(await countPrepared()).toBe(0)
})
