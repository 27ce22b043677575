import { gt, sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { SearchFilters, writeStoredSearch } from '#contract/following/stored-search.ts'
import { rounds } from '#contract/testing/rounds.ts'
import { alert, announcedOffer, offer, subscriber } from '#server/database/schema/schema.ts'
import { findHits, findHitsAmong } from '#server/domain/offers/search/find-hits.ts'
import { filterConditions, type OfferFilters } from '#server/domain/offers/search/offer-filters.ts'
import { createJobSender } from '#server/jobs/job-sender.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { createRandomOffers, REFERENCE_DAY } from '#server/testing/reference/random-offers.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { announcedBetween } from '../announced-offers.ts'
import { queueAlertMails } from './queue-alert-mails.ts'

const OFFERS = rounds({ quick: 300, deep: 1500 })
const ALERTS = rounds({ quick: 200, deep: 1000 })
const db = await openTestDatabase('?statement_timeout=0').then(({ db: opened }) => opened)
const deps = { db, jobs: createJobSender(db.$client), clock: createTestClock(`${REFERENCE_DAY}T10:00:00Z`) }
const { anOffer, someFilters } = await createRandomOffers(db)
const publish = (count: number) => db.insert(offer).values(Array.from({ length: count }, anOffer))

/** The same search in an alert, where a yes is a 1. Undefined: no alert has it. */
function inAlert(filters: OfferFilters): SearchFilters | undefined {
  const given = Object.entries(filterConditions).map(([spanish, { name }]) => [spanish, filters[name]] as const)
  return SearchFilters.safeParse(Object.fromEntries(given.map(([name, value]) => [name, value === true ? 1 : value])))
    .data
}

async function insertAlerts(searches: readonly SearchFilters[]): Promise<number[]> {
  const now = deps.clock.now()
  const [one] = await db.insert(subscriber).values({ email: 'una@prueba.example', createdAt: now }).returning()
  const moments = { createdAt: now, confirmedAt: now, wantedAt: now }
  const rows = searches.map((filters) => ({
    ...moments,
    subscriberId: one?.id ?? 0,
    filters: writeStoredSearch(filters),
    frequency: 'inmediata' as const,
    toldThrough: 1,
  }))
  const inserted = await db.insert(alert).values(rows).returning({ id: alert.id })
  return inserted.map(({ id }) => id)
}

/** Which alerts get a mail. */
async function listQueued() {
  const { rows } = await db.execute<{ id: number }>(
    sql`select (data ->> 'alertId')::integer as id from pgboss.job where name = 'alert-mail' order by 1`,
  )
  return rows.map(({ id }) => id)
}

beforeEach(async () => {
  await db.delete(offer)
  await db.delete(subscriber)
  await db.execute(sql`delete from pgboss.job`)
  await publish(OFFERS)
  await db.update(announcedOffer).set({ number: 1 })
})

test(
  'an alert is told of exactly those new offers that the list shows for its filters',
  { timeout: 120_000 },
  async () => {
    const searches = Array.from({ length: ALERTS }, () => ({
      ...someFilters(),
      since: undefined,
      today: REFERENCE_DAY,
    }))
    const stored = searches.map(inAlert)
    expect(stored.filter((filters) => !filters)).toEqual([])
    const alertIds = await insertAlerts(stored.map((filters) => filters ?? {}))
    const before = await db.$count(announcedOffer)
    await publish(60)
    await queueAlertMails(deps, 'inmediata')
    const isNew = gt(announcedOffer.number, 1)
    const news = new Set(
      (await db.select({ id: announcedOffer.offerId }).from(announcedOffer).where(isNew)).map(({ id }) => id),
    )
    expect(news.size).toBe((await db.$count(announcedOffer)) - before)
    expect(news.size).toBeGreaterThan(10)
    const queued = new Set(await listQueued())
    for (const [index, filters] of searches.entries()) {
      const shown = (await findHits(db, filters, 10_000)).filter((id) => news.has(id))
      const told = await findHitsAmong(db, filters, announcedBetween(1, 2))
      const isQueued = queued.has(alertIds[index] ?? 0)
      expect({ filters, told, isQueued }).toEqual({ filters, told: shown, isQueued: shown.length > 0 })
    }
    expect(queued.size).toBeGreaterThan(ALERTS / 20)
  },
)

test('a search of many alerts is asked once, and not again without new offers', async () => {
  const alertIds = await insertAlerts([{}, { salario: 1 }, {}, {}])
  await publish(60)
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  const countAsked = () =>
    statements.mock.calls.filter(([one]) => JSON.stringify(one).includes(String.raw`from \"offer_search\"`)).length
  await queueAlertMails(deps, 'inmediata')
  expect(countAsked()).toBe(2)
  await queueAlertMails(deps, 'inmediata')
  expect(countAsked()).toBe(2)
  vi.restoreAllMocks()
  expect(await listQueued()).toEqual(alertIds)
})

test('a search that fails keeps no other alert waiting, and the job fails', async () => {
  const alertIds = await insertAlerts([{ salario: 1 }, {}, { salario: 2 }])
  await db.execute(sql`update alert set filters = '{"version":0}' where filters = '{"version":1,"filters":{}}'`)
  await publish(60)
  await expect(queueAlertMails(deps, 'inmediata')).rejects.toThrow('1 searches of alerts failed')
  expect(await listQueued()).toEqual([alertIds[0], alertIds[2]])
})
