import { count, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { municipality, sector } from '#server/database/schema/schema.ts'
import { openTestDatabase } from './database.ts'

const opened = await Promise.all([openTestDatabase(), openTestDatabase()])
const [one, other] = opened
afterAll(() => Promise.all(opened.map(({ close }) => close())))

test('the database of a test file has the tables and the master data', async () => {
  expect(await one.db.select({ total: count() }).from(municipality)).toEqual([{ total: 8132 }])
})

test('test files do not see each other’s data', async () => {
  await one.db.delete(municipality)
  await one.db.delete(sector).where(sql`not exists (select from position where sector_id = ${sector.id})`)
  expect(await one.db.$count(municipality)).toBe(0)
  expect(await other.db.$count(municipality)).toBe(8132)
})
