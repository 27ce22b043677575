import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { dayInMadrid, systemClock } from '#server/clock.ts'
import { openDatabase, type Database } from '#server/database/open.ts'
import { alert, dueAlert, subscriber } from '#server/database/schema/schema.ts'
import { anchorsOf } from '#server/domain/offers/search/anchors.ts'
import { findHitsAmong } from '#server/domain/offers/search/find-hits.ts'
import type { OfferFilters } from '#server/domain/offers/search/offer-filters.ts'
import { matchAlerts } from '#server/features/alerts/matching/match-alerts.ts'
import { openFilled } from './data/open-filled.ts'
import { sizeOf } from './data/size.ts'
import { makeSearches, mixes } from './search/mixes.ts'

// Measures how long new offers take to find their alerts, and how long an alert that is due takes to find its offers. Fails if the match is over
// its budget.

const { values } = parseArgs({
  options: {
    alerts: { type: 'string', default: '100000' },
    news: { type: 'string', default: '1000' },
    offers: { type: 'string', default: '20000' },
  },
})

const { alerts: budget } = JSON.parse(await readFile(new URL('budget.json', import.meta.url), 'utf8')) as {
  alerts: { matchSeconds: number }
}

const SAMPLE = 500
const today = dayInMadrid(new Date())

/** As many searches as wanted, of every kind that the bench of the search has. */
function makeFilters(count: number): OfferFilters[] {
  const each = Math.ceil(count / mixes.length)
  return mixes
    .flatMap((mix) => makeSearches(mix, each))
    .slice(0, count)
    .map(({ sector, province, modality, workday, contract, salary, words, city }) => ({
      words,
      city,
      sectorId: sector,
      provinceId: province,
      modalityId: modality,
      workdayId: workday,
      contractType: contract,
      leastSalary: salary,
      today,
    }))
}

async function insertAlerts(db: Database, all: readonly OfferFilters[]): Promise<void> {
  const now = new Date()
  // With BENCH_DATA the alerts of the run before are still there.
  await db.delete(subscriber)
  const [one] = await db.insert(subscriber).values({ email: 'bench@prueba.example', createdAt: now }).returning()
  const moments = { createdAt: now, confirmedAt: now, wantedAt: now }
  const rest = [...all]
  while (rest.length > 0) {
    const some = rest.splice(0, 2000)
    const rows = await Promise.all(
      some.map(async (filters) => ({
        ...moments,
        subscriberId: one?.id ?? 0,
        // Only read here: the filters as the search takes them.
        filters,
        frequency: 'diaria' as const,
        anchors: await anchorsOf(db, filters),
        toldThrough: 0,
      })),
    )
    await db.insert(alert).values(rows)
  }
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

/** Lets so many offers be new, and the others known. */
async function makeNew(db: Database, count: number): Promise<void> {
  await db.execute(sql`insert into announced_offer (offer_id, number) select offer_id, 0 from offer_search
    on conflict (offer_id) do update set number = 0`)
  await db.execute(sql`update announced_offer set number = null
    where offer_id in (select offer_id from offer_search order by md5(offer_id::text) limit ${count})`)
  await db.delete(dueAlert)
}

const database = await openFilled(sizeOf(Number(values.offers), false))
const { db, close } = await openDatabase(`${database.url}`)
try {
  await insertAlerts(db, makeFilters(Number(values.alerts)))
  await db.execute(sql`analyze alert`)
  for (const count of [1, 20, Number(values.news)]) {
    await makeNew(db, count)
    const took = await seconds(() => matchAlerts({ db, clock: systemClock }))
    const { rows } = await db.execute<{
      filters: OfferFilters
    }>(sql`select filters from alert join due_alert on alert_id = id
      order by md5(id::text) limit ${SAMPLE}`)
    const due = await db.$count(dueAlert)
    let matching = 0
    const search = await seconds(async () => {
      for (const { filters } of rows) {
        const news = sql`(select offer_id from announced_offer where number > 0)`
        matching += (await findHitsAmong(db, filters, news)).length > 0 ? 1 : 0
      }
    })
    const isOver = took > budget.matchSeconds
    if (isOver) process.exitCode = 1
    const each = ((search / Math.max(1, rows.length)) * 1000).toFixed(1)
    console.log(
      `${count} new offers, ${values.alerts} alerts: ${took.toFixed(2)} s; ${due} due, of which ${matching} of ${rows.length} match; ${each} ms to find the offers of one${isOver ? '  OVER' : ''}`,
    )
  }
} finally {
  await close()
  await database.close()
}
