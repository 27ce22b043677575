import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { readStoredSearch } from '#contract/following/stored-search.ts'
import type { AlertFrequency } from '#contract/values/alert-frequencies.ts'
import { dayInMadrid } from '#server/clock.ts'
import { alert } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { fromFilters } from '#server/domain/offers/search/filters-wire.ts'
import { findHitsAmong } from '#server/domain/offers/search/find-hits.ts'
import { announcedBetween, lastNumber, numberOffers } from '../announced-offers.ts'
import { isInForce } from '../queries.ts'

const HOUR_MS = 3_600_000

type Context = Pick<Deps, 'db' | 'jobs' | 'clock'>

/** Alerts of a frequency with offers that they were not asked for yet. One «at once» has no second mail within an hour. */
function isDue(frequency: AlertFrequency, now: Date) {
  const wasQuiet = or(isNull(alert.queuedAt), lte(alert.queuedAt, new Date(now.getTime() - HOUR_MS)))
  const isLate = lt(alert.toldThrough, lastNumber)
  return and(isInForce, eq(alert.frequency, frequency), isLate, frequency === 'inmediata' ? wasQuiet : undefined)
}

const isAny = (ids: number[]) => sql`${alert.id} = any (${sql.param(ids)}::integer[])`

/** Asks each different search of the due alerts once, among the offers that were announced since, and adds the jobs of the mails. */
export async function queueAlertMails({ db, jobs, clock }: Context, frequency: AlertFrequency): Promise<void> {
  const now = clock.now()
  await numberOffers(db)
  const searches = await db
    .select({
      filters: alert.filters,
      after: alert.toldThrough,
      through: lastNumber,
      ids: sql<number[]>`array_agg(${alert.id})`,
    })
    .from(alert)
    .where(isDue(frequency, now))
    .groupBy(alert.filters, alert.toldThrough)
  const failures: unknown[] = []
  for (const search of searches) {
    await ask(search).catch((error: unknown) => failures.push(error))
  }
  // The other alerts are told nevertheless. The job is tried again.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} searches of alerts failed`)

  /** In one transaction with the jobs, so that each mail has one. */
  async function ask({ filters, after, through, ids }: (typeof searches)[number]): Promise<void> {
    await db.transaction(async (tx) => {
      const isStillDue = and(isAny(ids), isDue(frequency, now), eq(alert.toldThrough, after))
      const rows = await tx
        .select({ id: alert.id })
        .from(alert)
        .where(isStillDue)
        .orderBy(alert.id)
        .for('no key update')
      const due = rows.map(({ id }) => id)
      // Another process was quicker.
      if (due.length === 0) return
      const wanted = fromFilters(readStoredSearch(filters), dayInMadrid(now))
      const hasHits = (await findHitsAmong(tx, wanted, announcedBetween(after, through))).length > 0
      await tx
        .update(alert)
        .set({ toldThrough: through, ...(hasHits && { queuedAt: now }) })
        .where(isAny(due))
      if (hasHits) for (const alertId of due) await jobs.enqueue(tx, 'alert-mail', { alertId, after, through })
    })
  }
}
