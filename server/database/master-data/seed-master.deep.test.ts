import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { municipality, seedState, sex } from '../schema/schema.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { masterLists } from './master-data.ts'
import { seedMaster } from './seed-master.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

const seededLengths = async () => Promise.all(masterLists.map(({ table }) => db.$count(table)))
const shippedLengths = masterLists.map(({ rows }) => rows.length)
const nameOfMadrid = async () =>
  (await db.select().from(municipality).where(eq(municipality.id, 28079))).map(({ name }) => name)

beforeEach(async () => {
  for (const { table } of masterLists) await db.execute(sql`truncate ${table} cascade`)
  await db.delete(seedState)
})

test('two processes that start at the same time fill the lists once', async () => {
  await Promise.all([seedMaster(db), seedMaster(db)])
  expect(await seededLengths()).toEqual(shippedLengths)
})

test('a later start does not change the lists if the product has the same data', async () => {
  await seedMaster(db)
  await db.update(municipality).set({ name: 'Changed here' }).where(eq(municipality.id, 28079))
  await seedMaster(db)
  expect(await nameOfMadrid()).toEqual(['Changed here'])
})

test('if one list cannot be filled, none is, and the next start tries again', async () => {
  await db.insert(sex).values({ id: 99, name: 'Mujer' })
  await expect(seedMaster(db)).rejects.toThrow()
  expect(await db.$count(municipality)).toBe(0)
  expect(await db.$count(seedState)).toBe(0)

  await db.delete(sex)
  await seedMaster(db)
  expect(await seededLengths()).toEqual(shippedLengths)
})
