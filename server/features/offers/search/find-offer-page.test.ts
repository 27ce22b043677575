import { inArray } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { PAGE_SIZE } from '#contract/constants.ts'
import { hearChange, turnHearing } from '#server/platform/database/heard-changes.ts'
import { offer } from '#server/platform/database/schema/schema.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { createRandomOffers, REFERENCE_DAY } from '#server/testing/reference/random-offers.ts'
import { findOfferPage } from './find-offer-page.ts'

const { db, close } = await openTestDatabase()
const { projects, anOffer } = await createRandomOffers(db)

beforeEach(() => turnHearing('on'))
afterAll(() => turnHearing('off'))
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
const hearOf = (ids: readonly number[]) => hearChange(['offers', ...ids.map((id) => `offer:${id}`), 'sector:1'])
const find = (words: string, page = 1) =>
  findOfferPage(db, { words, today: REFERENCE_DAY }, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

test('the number of a search that finds many is exact again after offers were withdrawn', async () => {
  const ids = await publish('farero', 1003)
  expect(await find('farero')).toEqual({ ids: ids.slice(0, 6), total: 1001 })
  const withdrawn = ids.splice(1, 5)
  await withdraw(withdrawn)
  hearOf(withdrawn)
  expect(await find('farero')).toEqual({ ids: ids.slice(0, 6), total: 998 })
  expect(await find('farero', 167)).toEqual({ ids: ids.slice(996), total: 998 })
})

test('a page that lost offers which nobody has heard of yet is counted', async () => {
  const ids = await publish('relojero', 1001)
  expect(await find('relojero', 167)).toEqual({ ids: ids.slice(996), total: 1001 })
  await withdraw(ids.splice(0, 3))
  expect(await find('relojero', 167)).toEqual({ ids: ids.slice(996), total: 998 })
})

test('a search that is counted again is counted so far that it need not be after each change', async () => {
  const ids = await publish('buzo', 1500)
  expect((await find('buzo')).total).toBe(1001)
  hearOf(ids.slice(0, 1))
  expect(await find('buzo', 167)).toEqual({ ids: ids.slice(996, 1001), total: 1001 })
  await withdraw(ids.slice(6, 600))
  hearOf(ids.slice(6, 300))
  // Without a count nobody notices those that were withdrawn in silence.
  expect(await find('buzo')).toEqual({ ids: ids.slice(0, 6), total: 1001 })
  hearOf(ids.slice(300, 600))
  expect((await find('buzo')).total).toBe(906)
})

test('no page shows an offer after those that are counted', async () => {
  await publish('cestero', 1500)
  for (const _ of ['counted', 'known']) expect(await find('cestero', 168)).toEqual({ ids: [], total: 1001 })
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
