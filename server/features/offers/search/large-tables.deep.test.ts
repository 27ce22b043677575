import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offer } from '#server/database/schema/schema.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { createRandomOffers } from '#server/testing/reference/random-offers.ts'

const OFFERS = 20_000
const A_WHILE_MS = 600_000

const { db, close } = await openTestDatabase('?statement_timeout=0')
afterAll(close)

const { anOffer } = await createRandomOffers(db)

beforeAll(async () => {
  const all = Array.from({ length: OFFERS }, anOffer)
  while (all.length > 0) await db.insert(offer).values(all.splice(0, 2000))
}, A_WHILE_MS)

// PostgreSQL reads smaller tables from end to end, because that is cheaper.
test(
  'the change of one among 20,000 offers reads no table of offers from end to end',
  async () => {
    await db.execute(sql`analyze offer, offer_search`)
    const scanned = await db.transaction(async (tx) => {
      const isFound = sql`${offer.id} = (select min(offer_id) from offer_search)`
      expect((await tx.update(offer).set({ name: 'Farera' }).where(isFound)).rowCount).toBe(1)
      return tx.execute(sql`select relname from pg_stat_xact_user_tables where seq_scan > 0 and relname like 'offer%'`)
    })
    expect(scanned.rows).toEqual([])
  },
  A_WHILE_MS,
)
