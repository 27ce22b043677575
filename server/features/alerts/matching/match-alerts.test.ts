import { and, gt, lte, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { alert, announcedOffer, dueAlert, offer, subscriber } from '#server/database/schema/schema.ts'
import { anchorsOf } from '#server/domain/offers/search/anchors.ts'
import { findHits, findHitsAmong } from '#server/domain/offers/search/find-hits.ts'
import type { OfferFilters } from '#server/domain/offers/search/offer-filters.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { createRandomOffers, REFERENCE_DAY } from '#server/testing/reference/random-offers.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { matchAlerts } from './match-alerts.ts'

const OFFERS = rounds({ quick: 300, deep: 1500 })
const ALERTS = rounds({ quick: 200, deep: 1000 })
const db = await openTestDatabase('?statement_timeout=0').then(({ db: opened }) => opened)
const { anOffer, someFilters } = await createRandomOffers(db)
const now = new Date()
const clock = createTestClock(now.toISOString())

const publish = (count: number) => db.insert(offer).values(Array.from({ length: count }, anOffer))
/** The words of most alerts are in some offer; those of others only inside of a word, or in none. */
const searches: OfferFilters[] = Array.from({ length: ALERTS }, () => ({
  ...someFilters(),
  since: undefined,
  today: REFERENCE_DAY,
}))

beforeAll(async () => {
  await publish(OFFERS)
  await matchAlerts({ db, clock })
  const [one] = await db.insert(subscriber).values({ email: 'una@prueba.example', createdAt: now }).returning()
  for (const filters of searches) {
    const moments = { createdAt: now, confirmedAt: now, wantedAt: now }
    const anchors = await anchorsOf(db, filters)
    const stored = { subscriberId: one?.id ?? 0, filters: {}, frequency: 'inmediata' } as const
    await db.insert(alert).values({ ...stored, ...moments, anchors, toldThrough: 1 })
  }
}, 120_000)

test(
  'an alert is told of exactly those new offers that the list shows for its filters',
  { timeout: 120_000 },
  async () => {
    const before = await db.$count(announcedOffer)
    await publish(60)
    await matchAlerts({ db, clock })
    const isNew = and(gt(announcedOffer.number, 1), lte(announcedOffer.number, 2))
    const news = new Set(
      (await db.select({ id: announcedOffer.offerId }).from(announcedOffer).where(isNew)).map(({ id }) => id),
    )
    expect(news.size).toBe((await db.$count(announcedOffer)) - before)
    expect(news.size).toBeGreaterThan(10)
    const alerts = await db.select().from(alert).orderBy(alert.id)
    const due = new Set((await db.select({ id: dueAlert.alertId }).from(dueAlert)).map(({ id }) => id))
    let matching = 0
    for (const [index, filters] of searches.entries()) {
      const shown = (await findHits(db, filters, 10_000)).filter((id) => news.has(id))
      const among = sql`(select ${announcedOffer.offerId} from ${announcedOffer} where ${isNew})`
      const told = await findHitsAmong(db, filters, among)
      expect({ filters, told }).toEqual({ filters, told: shown })
      const isDue = due.has(alerts[index]?.id ?? 0)
      expect({ filters, isDue: isDue || shown.length === 0 }).toEqual({ filters, isDue: true })
      matching += shown.length > 0 ? 1 : 0
    }
    expect(matching).toBeGreaterThan(ALERTS / 20)
    // The index keeps most alerts from being searched in vain.
    expect(due.size).toBeLessThan(ALERTS * 0.9)
  },
)
