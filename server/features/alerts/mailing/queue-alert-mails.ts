import { and, eq, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { readStoredSearch } from '#contract/following/stored-search.ts'
import type { AlertFrequency } from '#contract/values/alert-frequencies.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Handle } from '#server/database/open.ts'
import { alert } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { fromFilters } from '#server/domain/offers/search/filters-wire.ts'
import { findHitsAmong } from '#server/domain/offers/search/find-hits.ts'
import { announcedBetween, numberOffers } from '../announced-offers.ts'
import { isInForce } from '../queries.ts'

const HOUR_MS = 3_600_000
const AT_ONCE = 1000

type Context = Pick<Deps, 'db' | 'jobs' | 'clock'>

/** Alerts of a frequency whose search did not yet run up to this number. Alerts «at once» wait for an hour after their last mail. */
function isDue(frequency: AlertFrequency, through: number, now: Date) {
  const wasQuiet = or(isNull(alert.queuedAt), lte(alert.queuedAt, new Date(now.getTime() - HOUR_MS)))
  const isLate = lt(alert.toldThrough, through)
  return and(isInForce, eq(alert.frequency, frequency), isLate, frequency === 'inmediata' ? wasQuiet : undefined)
}

const isAny = (ids: number[]) => sql`${alert.id} = any (${sql.param(ids)}::integer[])`

/** The different searches of alerts, with the number up to which they were asked before. */
const listSearches = (db: Handle, isWanted: SQL | undefined) =>
  db
    .select({ filters: alert.filters, after: alert.toldThrough, ids: sql<number[]>`array_agg(${alert.id})` })
    .from(alert)
    .where(isWanted)
    .groupBy(alert.filters, alert.toldThrough)

/** Asks each different search of the due alerts once, among the offers that were announced since, and adds the jobs of the mails. */
export async function queueAlertMails({ db, jobs, clock }: Context, frequency: AlertFrequency): Promise<void> {
  const now = clock.now()
  const through = await numberOffers(db)
  const isWanted = isDue(frequency, through, now)
  const failures: unknown[] = []
  const quiet: number[] = []
  for (const one of await listSearches(db, isWanted)) {
    await ask(one).catch((error: unknown) => failures.push(error))
  }
  while (quiet.length > 0) {
    const some = and(isAny(quiet.splice(0, AT_ONCE)), lt(alert.toldThrough, through))
    await db.update(alert).set({ toldThrough: through }).where(some)
  }
  // The other alerts are told nevertheless. The job is tried again.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} searches of alerts failed`)

  async function ask({ filters, after, ids }: Awaited<ReturnType<typeof listSearches>>[number]): Promise<void> {
    const wanted = fromFilters(readStoredSearch(filters), dayInMadrid(now))
    const hits = await findHitsAmong(db, wanted, announcedBetween(after, through))
    if (hits.length === 0) return void quiet.push(...ids)
    await db.transaction(async (tx) => {
      // Another process may have been quicker, and a reader may have changed the filters.
      const isStillDue = and(isAny(ids), isWanted, eq(alert.toldThrough, after))
      const told = { toldThrough: through, queuedAt: now }
      const due = await tx.update(alert).set(told).where(isStillDue).returning({ id: alert.id })
      for (const { id } of due) await jobs.enqueue(tx, 'alert-mail', { alertId: id, after, through })
    })
  }
}
