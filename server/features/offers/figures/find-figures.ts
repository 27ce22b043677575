import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { FIGURES_DAYS } from '#contract/constants.ts'
import { dayBefore, dayInMadrid } from '#server/clock.ts'
import { application, offer, offerDay, savedOffer } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isStayingCandidate } from '#server/domain/accounts/leaving.ts'
import { AppError } from '#server/errors.ts'
import type { OwnOffer } from '../queries.ts'

interface DayFigures extends Record<string, unknown> {
  day: string
  opened: number
  saved: number
  applied: number
}

const countOn = (table: typeof savedOffer | typeof application, day: SQL | PgColumn): SQL =>
  sql`(select count(*)::int from ${table} where ${table.offerId} = ${offer.id} and ${day} = shown.day::date
    and ${isStayingCandidate(table.candidateId)})`

/** How often an own offer was opened, is saved, and was applied to, on each of the last 30 days or since it was published. */
export async function findFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>, own: OwnOffer): Promise<DayFigures[]> {
  const today = dayInMadrid(clock.now())
  const first = sql`least(greatest(${offer.createdOn}, ${dayBefore(today, FIGURES_DAYS - 1)}::date), ${today}::date)`
  const { rows } = await db.execute<DayFigures>(sql`
    select shown.day::date::text as day,
      coalesce((select ${offerDay.opened} from ${offerDay}
        where ${offerDay.offerId} = ${offer.id} and ${offerDay.day} = shown.day::date), 0) as opened,
      ${countOn(savedOffer, sql`(${savedOffer.savedAt} at time zone 'Europe/Madrid')::date`)} as saved,
      ${countOn(application, application.createdOn)} as applied
    from ${offer}, generate_series(${first}, ${today}::date, interval '1 day') shown (day)
    where ${offer.id} = ${own.id} and ${offer.companyId} = ${own.companyId} order by 1`)
  if (rows.length === 0) throw new AppError('offer_not_found')
  return rows
}
