import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { writeStoredSearch, type StoredSearch } from '#contract/following/stored-search.ts'
import { systemClock as clock } from '#server/clock.ts'
import { openDatabase, type Database } from '#server/database/open.ts'
import { alert, announcedOffer, subscriber } from '#server/database/schema/schema.ts'
import { queueAlertMails } from '#server/features/alerts/mailing/queue-alert-mails.ts'
import { createJobSender } from '#server/jobs/job-sender.ts'
import { prepareQueues } from '#server/jobs/prepare-queues.ts'
import { queues } from '#server/start/all-jobs.ts'
import { openFilled } from './data/open-filled.ts'
import { sizeOf } from './data/size.ts'
import { makeSearches, mixes } from './search/mixes.ts'

// Measures how long the daily alerts take to ask their searches and to add the jobs of their mails. Fails if it is over its budget.

const { values } = parseArgs({
  options: {
    alerts: { type: 'string', default: '100000' },
    searches: { type: 'string', default: '10000' },
    news: { type: 'string', default: '200' },
    offers: { type: 'string', default: '20000' },
  },
})

const { alerts: budget } = JSON.parse(await readFile(new URL('budget.json', import.meta.url), 'utf8')) as {
  alerts: { searchMs: number }
}

/** Different searches of every kind that the bench of the search has. */
function makeStored(count: number): StoredSearch[] {
  const made = mixes
    .flatMap((mix) => makeSearches(mix, count))
    .map(({ words, sector, city, ...one }) => ({
      nombre: words,
      ciudad: city,
      sector,
      provincia: one.province,
      modalidad: one.modality,
      jornada: one.workday,
      contrato: one.contract,
      salario: one.salary,
    }))
  const different = new Map(made.map((filters) => [JSON.stringify(filters), writeStoredSearch(filters)]))
  return [...different.values()].toSorted(() => Math.random() - 0.5).slice(0, count)
}

async function insertAlerts(db: Database, count: number, searches: readonly StoredSearch[]): Promise<void> {
  // With BENCH_DATA the alerts of the run before are still there.
  await db.delete(subscriber)
  await db.execute(sql`delete from pgboss.job where name = 'alert-mail'`)
  const [one] = await db
    .insert(subscriber)
    .values({ email: 'bench@prueba.example', createdAt: clock.now() })
    .returning()
  const stored = sql.param(searches.map((search) => JSON.stringify(search)))
  await db.execute(sql`
    insert into ${alert} (subscriber_id, filters, frequency, created_at, confirmed_at, wanted_at, told_through)
    select ${one?.id}::integer, filters::jsonb, 'diaria', now(), now(), now(), 0
    from unnest(${stored}::text[]) filters, generate_series(1, ${Math.ceil(count / searches.length)}::integer)`)
  await db.execute(sql`analyze alert`)
}

/** Lets so many offers be new, and the others known. */
async function makeNew(db: Database, count: number): Promise<void> {
  await db
    .insert(announcedOffer)
    .select(sql`select offer_id, 0 from offer_search`)
    .onConflictDoNothing()
  await db.update(announcedOffer).set({ number: 0 })
  await db.execute(sql`update announced_offer set number = null
    where offer_id in (select offer_id from offer_search order by md5(offer_id::text) limit ${count})`)
  await db.execute(sql`analyze announced_offer`)
}

const database = await openFilled(sizeOf(Number(values.offers), false))
const { db, close } = await openDatabase(`${database.url}`)
try {
  await prepareQueues(db.$client, queues)
  const searches = makeStored(Number(values.searches))
  await insertAlerts(db, Number(values.alerts), searches)
  await makeNew(db, Number(values.news))
  const begun = performance.now()
  await queueAlertMails({ db, jobs: createJobSender(db.$client), clock }, 'diaria')
  const ms = performance.now() - begun
  const mails = await db.$count(sql`pgboss.job`, sql`name = 'alert-mail'`)
  const isOver = ms / searches.length > budget.searchMs
  if (isOver) process.exitCode = 1
  console.log(
    `${values.alerts} alerts, ${searches.length} different searches, ${values.news} new offers: ${(ms / 1000).toFixed(1)} s, ${(ms / searches.length).toFixed(1)} ms a search; ${mails} mails${isOver ? '  OVER' : ''}`,
  )
} finally {
  await close()
  await database.close()
}
