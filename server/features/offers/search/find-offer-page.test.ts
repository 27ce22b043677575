import { inArray } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { PAGE_SIZE } from '#contract/constants.ts'
import { offer } from '#server/database/schema/schema.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { createRandomOffers, REFERENCE_DAY } from '#server/testing/reference/random-offers.ts'
import { findOfferPage } from './find-offer-page.ts'

const { db, close } = await openTestDatabase()
const { projects, anOffer } = await createRandomOffers(db)

afterAll(close)

/** As many active offers, newest first, that no other search finds. */
async function publish(word: string, offers: number): Promise<number[]> {
  const { id: projectId, companyId } = projects[0] ?? { id: 0, companyId: 0 }
  const active = {
    projectId,
    companyId,
    name: word,
    state: 1,
    review: 'approved',
    createdOn: REFERENCE_DAY,
    expiresOn: REFERENCE_DAY,
  } as const
  const rows = Array.from({ length: offers }, () => ({ ...anOffer(), ...active }))
  const inserted = await db.insert(offer).values(rows).returning({ id: offer.id })
  return inserted.map(({ id }) => id).toReversed()
}

const withdraw = (ids: readonly number[]) => db.update(offer).set({ state: 0 }).where(inArray(offer.id, ids))
const find = (words: string, page = 1) =>
  findOfferPage(db, { words, today: REFERENCE_DAY }, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

test('the number of a search that finds many is exact again after offers were withdrawn', async () => {
  const ids = await publish('farero', 1003)
  expect(await find('farero')).toEqual({ ids: ids.slice(0, 6), total: 1001 })
  await withdraw(ids.splice(1, 5))
  expect(await find('farero')).toEqual({ ids: ids.slice(0, 6), total: 998 })
  expect(await find('farero', 167)).toEqual({ ids: ids.slice(996), total: 998 })
})

test('no page shows an offer after those that are counted', async () => {
  await publish('cestero', 1500)
  expect(await find('cestero', 168)).toEqual({ ids: [], total: 1001 })
})

test('the next page begins after the last offer seen, whatever was published or withdrawn meanwhile', async () => {
  const ids = await publish('vigía', 14)
  const findAfter = (after: number | undefined, page: number) =>
    findOfferPage(
      db,
      { words: 'vigía', today: REFERENCE_DAY },
      { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, after },
    )
  await publish('vigía', 3)
  expect(await findAfter(ids[5], 2)).toEqual({ ids: ids.slice(6, 12), total: 14 })
  await withdraw([...ids.slice(1, 6), ...ids.slice(8, 9)])
  expect(await findAfter(ids[5], 2)).toEqual({ ids: [6, 7, 9, 10, 11, 12].map((place) => ids[place]), total: 13 })
  expect(await findAfter(ids[12], 3)).toEqual({ ids: ids.slice(13), total: 13 })
})

test('after an offer that was deleted the number of the page counts', async () => {
  const ids = await publish('calafate', 8)
  const page = await findOfferPage(
    db,
    { words: 'calafate', today: REFERENCE_DAY },
    { limit: 6, offset: 6, after: 2_000_000_000 },
  )
  expect(page).toEqual({ ids: ids.slice(6), total: 8 })
})
