import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OFFERS_COUNTED_MAX, PAGE_SIZE } from '#contract/constants.ts'
import { DISTANCES_KM } from '#contract/offer/distances.ts'
import { rounds, someOf } from '#contract/testing/rounds.ts'
import { municipalities } from '#server/database/master-data/places.ts'
import { positions } from '#server/database/master-data/work.ts'
import { company, offer, project } from '#server/database/schema/schema.ts'
import { anyStoredText } from '#server/testing/any-text.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { openNaiveSearch } from '#server/testing/reference/naive-search.ts'
import { createRandomOffers, REFERENCE_DAY } from '#server/testing/reference/random-offers.ts'
import { findOfferPage } from './find-offer-page.ts'
import { findHits, findHitsAmong } from '#server/domain/offers/search/find-hits.ts'
import { refreshPosition } from './refresh-position.ts'

const OFFERS = rounds({ quick: 2000, deep: 20_000 })
// Before and after the edits.
const SEARCHES = rounds({ quick: 25, deep: 250 })
const A_WHILE_MS = 600_000

// A page would not wait for a change of thousands of offers, but the test may need the time on a busy machine.
const { db, close } = await openTestDatabase('?statement_timeout=0')
afterAll(close)

const { random, at, projects, anOffer, someFilters } = await createRandomOffers(db)

beforeAll(async () => {
  const all = Array.from({ length: OFFERS }, anOffer)
  while (all.length > 0) await db.insert(offer).values(all.splice(0, 2000))
}, A_WHILE_MS)

async function compare(times: number, pick = someFilters): Promise<void> {
  const search = await openNaiveSearch(db)
  for (const _ of Array(times)) {
    const filters = pick()
    const expected = await search(filters)
    const pages = Math.ceil(expected.length / PAGE_SIZE)
    const page = at([1, 1, 2, random.between(1, Math.max(1, Math.min(pages, 166))), 1_000_000])
    const offset = (page - 1) * PAGE_SIZE
    const total = Math.min(expected.length, OFFERS_COUNTED_MAX + 1)
    const shown = expected.slice(0, total).slice(offset, offset + PAGE_SIZE)
    const found = await findOfferPage(db, filters, { limit: PAGE_SIZE, offset })
    expect({ filters, page, ...found }).toEqual({ filters, page, ids: shown, total })
    // Alerts search so.
    const among = await findHitsAmong(db, filters, sql`(select ${offer.id} from ${offer} where ${offer.id} % 2 = 0)`)
    const even = expected.filter((id) => id % 2 === 0).slice(0, OFFERS_COUNTED_MAX)
    expect({ filters, among }).toEqual({ filters, among: even })
  }
}

describe('The search finds what a naive one finds, in the same order and number,', () => {
  test(`for random filters among ${OFFERS} offers`, () => compare(SEARCHES), A_WHILE_MS)

  test(
    'around random towns',
    () =>
      compare(SEARCHES, () => ({
        city: at(['Madrid', 'GETAFE', 'las rozas de madrid', ...municipalities.slice(0, 40).map(({ name }) => name)]),
        distance: at(DISTANCES_KM),
        order: random.chance(0.5) ? 'distance' : undefined,
        words: random.chance(0.2) ? 'de' : undefined,
        today: REFERENCE_DAY,
      })),
    A_WHILE_MS,
  )

  test(
    'after random edits, withdrawals and deletions',
    async () => {
      for (const _ of Array(60)) {
        const { projectId: _project, companyId: _company, ...changes } = anOffer()
        await db
          .update(offer)
          .set(changes)
          .where(sql`${offer.id} = ${random.between(1, OFFERS)}`)
      }
      await db
        .update(offer)
        .set({ state: 0 })
        .where(sql`${offer.id} % 7 = 0`)
      await db
        .update(offer)
        .set({ state: 1 })
        .where(sql`${offer.id} % 11 = 0`)
      await db.delete(offer).where(sql`${offer.id} % 13 = 0`)
      await db
        .update(project)
        .set({ state: sql`1 - ${project.state}` })
        .where(sql`${project.id} % 5 = 0`)
      const gone = projects.pop()?.id ?? 0
      await db.delete(project).where(eq(project.id, gone))
      await db
        .update(company)
        .set({ name: 'Hornos Ñandú' })
        .where(sql`${company.id} = 3`)
      await db
        .update(company)
        .set({ isSuspended: true })
        .where(sql`${company.id} % 6 = 0`)
      await db
        .update(company)
        .set({ isSuspended: false })
        .where(sql`${company.id} % 12 = 0`)
      // Not every position of the list has an offer that is found.
      const [found] = await db
        .select({ positionId: offer.positionId })
        .from(offer)
        .where(sql`${offer.id} in (select offer_id from offer_search)`)
        .orderBy(offer.id)
        .limit(1)
      const { positionId = 0 } = found ?? {}
      await db.execute(sql`update position set name = 'Astronauta' where id = ${positionId}`)
      await refreshPosition({ db }, positionId)
      await compare(SEARCHES)
      // A suspended company can publish nothing.
      await db.update(company).set({ isSuspended: false })
      for (const words of ['astronautas', 'hornos nandu']) {
        expect(await findHits(db, { words, today: REFERENCE_DAY })).not.toEqual([])
      }
    },
    A_WHILE_MS,
  )

  test(
    'for every city with offers, some without, and every position',
    async () => {
      const offersIn = await db.execute<{ name: string; offers: number; isNamed: boolean }>(sql`
        select municipality.name, count(distinct offer.id)::int as offers,
          bool_or(not everywhere) as "isNamed"
        from offer join project on project.id = project_id
        join municipality on everywhere or municipality.id = any (municipality_id || more_municipality_ids)
        where offer.state = 1 and project.state = 1 and offer.expires_on >= ${REFERENCE_DAY}
          and offer.review in ('waiting', 'approved') and not offer.company_suspended
        group by municipality.name`)
      const expected = new Map(
        offersIn.rows.map(({ name, offers }) => [name, Math.min(offers, OFFERS_COUNTED_MAX + 1)]),
      )
      const named = new Set(offersIn.rows.filter(({ isNamed }) => isNamed).map(({ name }) => name))
      const without = municipalities.filter(({ name }) => !named.has(name))
      const tried = [
        ...someOf(20, [...named]),
        ...someOf(
          20,
          without.filter((_, place) => place % 40 === 0),
        ).map(({ name }) => name),
      ]
      for (const city of tried) {
        const { length } = await findHits(db, { city, today: REFERENCE_DAY })
        expect([city, length]).toEqual([city, expected.get(city) ?? 0])
      }
      const search = await openNaiveSearch(db)
      for (const { name } of someOf(20, positions)) {
        const newest = (await search({ words: name, today: REFERENCE_DAY })).slice(0, PAGE_SIZE)
        expect(await findHits(db, { words: name, today: REFERENCE_DAY }, PAGE_SIZE)).toEqual(newest)
      }
    },
    A_WHILE_MS,
  )

  test(
    'for names with any characters',
    async () => {
      const names = fc
        .sample(anyStoredText, { numRuns: rounds({ quick: 20, deep: 150 }), seed: 7 })
        .map((text) => Array.from(text).slice(0, 100).join(''))
      await db.insert(offer).values(names.map((name) => ({ ...anOffer(), name })))
      const search = await openNaiveSearch(db)
      for (const words of names) {
        const expected = await search({ words, today: REFERENCE_DAY })
        const found = await findHits(db, { words, today: REFERENCE_DAY })
        expect({ words, found }).toEqual({ words, found: expected.slice(0, OFFERS_COUNTED_MAX + 1) })
      }
    },
    A_WHILE_MS,
  )
})
