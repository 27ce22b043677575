import { eq, gt, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { municipality, position, seedState } from '../schema/schema.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { untilSomebodyWaits } from '#server/testing/somebody-waits.ts'
import { lockKeys } from '../advisory-lock.ts'
import { masterFingerprint } from './fingerprint.ts'
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

test('the first start fills every list', async () => {
  await seedMaster(db)
  expect(await seededLengths()).toEqual(shippedLengths)
  expect(await nameOfMadrid()).toEqual(['Madrid'])
})

// Seen to fail without the lock, and without the second look: the lists were written again.
test('a process waits while another one fills the lists, and then writes nothing', async () => {
  const { seeding } = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKeys.masterData})`)
    const second = seedMaster(db)
    await Promise.race([second, untilSomebodyWaits({ deps: { db } })])
    await tx.insert(seedState).values({ name: 'master', fingerprint: masterFingerprint })
    return { seeding: second }
  })
  await seeding
  expect(await db.$count(municipality)).toBe(0)
})

test('a release with other data corrects names, adds new entries and keeps old entries', async () => {
  await seedMaster(db)
  await db.update(municipality).set({ name: 'An older name' }).where(eq(municipality.id, 28079))
  await db.delete(municipality).where(eq(municipality.id, 48916))
  await db.insert(position).values({ id: 9999, sectorId: 1, name: 'Mecanógrafo/a' })
  await db.update(seedState).set({ fingerprint: 'of an older release' })

  await seedMaster(db)
  expect(await nameOfMadrid()).toEqual(['Madrid'])
  expect(await db.$count(municipality)).toBe(8132)
  expect(await db.$count(position, eq(position.id, 9999))).toBe(1)
})

test('a release that corrects the name of a position tells which one', async () => {
  await seedMaster(db)
  await db.update(position).set({ name: 'Camarerro/a' }).where(eq(position.id, 50))
  await db.update(seedState).set({ fingerprint: 'of an older release' })
  const renamed: number[] = []
  await seedMaster(db, async (_, id) => void renamed.push(id))
  expect(renamed).toEqual([50])
})

test('an upgrade adds positions, codes and synonyms, keeps the old ones, and tells whose words have changed', async () => {
  await seedMaster(db)
  await db.update(position).set({ cno: null, synonyms: [] })
  await db.delete(position).where(gt(position.id, 224))
  await db.update(position).set({ isRetired: true, version: 2 }).where(eq(position.id, 25))
  await db.update(seedState).set({ fingerprint: 'of an older release' })
  const changed: number[] = []
  await seedMaster(db, async (_, id) => void changed.push(id))
  expect(changed.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 224 }, (_, index) => index + 1))
  const [mechanic] = await db.select().from(position).where(eq(position.id, 25))
  expect(mechanic).toMatchObject({ name: 'Mecánico/a de automóviles', cno: '7401', isRetired: true, version: 2 })
  expect(mechanic?.synonyms).toContain('mecánica')
  expect(await db.$count(position)).toBe(739)
})

test('a release keeps what an operator has changed, added or retired', async () => {
  await seedMaster(db)
  await db.update(position).set({ name: 'Otro nombre', isRetired: true, version: 2 }).where(eq(position.id, 50))
  // A later release would ship a position of this name.
  await db.delete(position).where(eq(position.id, 60))
  const other = masterLists.find(({ table }) => table === position)?.rows.find(({ id }) => id === 60)
  await db.insert(position).values({ id: 10_000, sectorId: 1, name: String(other?.['name']), version: 2 })
  await db.update(seedState).set({ fingerprint: 'of an older release' })

  await seedMaster(db)
  const rows = await db
    .select()
    .from(position)
    .where(inArray(position.id, [50, 60, 10_000]))
    .orderBy(position.id)
  expect(rows).toMatchObject([
    { id: 50, name: 'Otro nombre', isRetired: true, version: 2 },
    { id: 10_000, name: other?.['name'], synonyms: other?.['synonyms'] },
  ])
})
