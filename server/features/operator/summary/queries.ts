import { and, eq, isNotNull, not, sql, type SQL } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { dayOf } from '#server/database/queries/moments.ts'
import { isLate } from '#server/domain/reviews/next-working-day.ts'
import { isReading } from '#server/domain/applications/reading.ts'
import {
  account,
  alert,
  application,
  applicationEvent,
  company,
  companyVerification,
  dailyCount,
  offer,
  offerSearch,
  reportCase,
  siteDay,
} from '#server/database/schema/schema.ts'

export interface WaitingCount {
  waiting: number
  /** Those that wait for longer than they should. */
  overdue: number
}

/** Companies that want to be verified. */
export async function countCompanies(db: Handle, now: Date): Promise<WaitingCount> {
  const rows = await db
    .select({ since: companyVerification.submittedAt })
    .from(company)
    .leftJoin(companyVerification, eq(companyVerification.companyId, company.id))
    .where(and(eq(company.verification, 'pending'), not(company.isSuspended), isStayingCompany(company.id)))
  return countWaiting(rows, now)
}

/** Offers that visitors have reported, as their queue lists them. */
export async function countReports(db: Handle, now: Date): Promise<WaitingCount> {
  const isListed = and(isNotNull(reportCase.queuedAt), isNotNull(reportCase.offerId))
  const rows = await db.select({ since: reportCase.queuedAt }).from(reportCase).where(isListed)
  return countWaiting(rows, now)
}

/** Rows without a deadline of their own should wait for one working day at most. */
function countWaiting(rows: readonly { since: Date | null }[], now: Date): WaitingCount {
  const overdue = rows.filter(({ since }) => since && isLate(since, now))
  return { waiting: rows.length, overdue: overdue.length }
}

/** The days of a period, as YYYY-MM-DD in Madrid, both included. */
export interface Period {
  from: string
  until: string
}

/** The present figures, besides the queues. */
export async function findStock(db: Handle, today: string) {
  const [row] = await db
    .select({
      activeOffers: sql`(select count(*) from ${offerSearch} where ${offerSearch.expiresOn} >= ${today})`.mapWith(
        Number,
      ),
      alerts: sql`(select count(*) from ${alert} where confirmed_at is not null and not paused)`.mapWith(Number),
      companies: sql`count(*)`.mapWith(Number),
      premium: sql`count(*) filter (where ${company.plan} = 'premium')`.mapWith(Number),
    })
    .from(company)
  return row ?? { activeOffers: 0, alerts: 0, companies: 0, premium: 0 }
}

/** Midnight in Madrid. */
const startOf = (day: string) => sql`${day}::date::timestamp at time zone 'Europe/Madrid'`

/** Since the application was sent, which may have been a second time. */
const isOwnReading = (event: SQL) => sql`${isReading(event)} and ${event}.happened_at >= ${application.noteAcceptedAt}`

/**
 * How many hours the applications waited that a company read for the first time in a period: it is the first sign of a company that an
 * application gets. Applications without a time are left out.
 */
const answersIn = ({ from }: Period) => sql`
  select ${dayOf(sql`first.read_at`)} as day, extract(epoch from first.read_at - first.sent_at) / 3600 as hours
  from (
    select ${application.noteAcceptedAt} as sent_at, min(event.happened_at) as read_at
    from ${applicationEvent} as event join ${application} on ${application.id} = event.application_id
    where ${isOwnReading(sql`event`)} and event.happened_at >= ${startOf(from)} and not exists (
      select from ${applicationEvent} as earlier where earlier.application_id = ${application.id}
        and ${isOwnReading(sql`earlier`)} and earlier.happened_at < ${startOf(from)})
    group by ${application.id}
  ) first`

const median = sql`percentile_cont(0.5) within group (order by hours)`

interface DayRow {
  [column: string]: unknown
  day: string
  candidates: number
  companies: number
  offers: number
  applications: number
  alerts: number
  alertMails: number
  visits: number
  answerHours: number | null
  /** Of the night of the day; null if it was missed. */
  activeOffers: number | null
  premium: number | null
}

/** The events of each day of a period, in one statement, so that the days agree. */
const sumOf = (name: string): SQL => sql`sum(${dailyCount.count}) filter (where ${dailyCount.name} = ${name})`

export async function listDays(db: Handle, period: Period): Promise<DayRow[]> {
  const { from, until } = period
  const { rows } = await db.execute<DayRow>(sql`
    with signed_up as (
      select ${dayOf(account.createdAt)} as day, count(*) filter (where ${account.role} = 1) as candidates,
        count(*) filter (where ${account.role} = 2) as companies
      from ${account} where ${account.createdAt} >= ${startOf(from)} group by 1
    ), published as (
      select ${offer.createdOn} as day, count(*) as offers from ${offer} where ${offer.createdOn} >= ${from} group by 1
    ), applied as (
      select ${application.createdOn} as day, count(*) as applications
      from ${application} where ${application.createdOn} >= ${from} group by 1
    ), counted as (
      select ${dailyCount.day} as day, ${sumOf('alerts_confirmed')} as alerts, ${sumOf('alert_mails')} as alert_mails,
        ${sumOf('mail_visits')} as visits
      from ${dailyCount} where ${dailyCount.day} >= ${from} group by 1
    ), answered as (
      select day, ${median} as hours from (${answersIn(period)}) answers group by day
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(candidates, 0)::int as candidates,
      coalesce(companies, 0)::int as companies, coalesce(offers, 0)::int as offers,
      coalesce(applications, 0)::int as applications, coalesce(alerts, 0)::int as alerts,
      coalesce(alert_mails, 0)::int as "alertMails", coalesce(visits, 0)::int as visits, round(hours::numeric, 1)::float as "answerHours",
      active_offers as "activeOffers", premium_companies as premium
    from generate_series(${from}::date, ${until}::date, interval '1 day') days (day)
    left join signed_up using (day) left join published using (day) left join applied using (day)
    left join counted using (day) left join answered using (day) left join ${siteDay} using (day)
    order by days.day`)
  return rows
}

/** The median of the hours over a whole period; null if no company opened an application. */
export async function findAnswerHours(db: Handle, period: Period): Promise<number | null> {
  const { rows } = await db.execute<{ hours: number | null }>(
    sql`select round((${median})::numeric, 1)::float as hours from (${answersIn(period)}) answers`,
  )
  return rows[0]?.hours ?? null
}

/** The counts of the last 12 months, by month, sector and town of the offer. The columns are those of the table. */
export async function listFigures(db: Handle, today: string, limit: number) {
  const count = (kind: string) => sql`count(*) filter (where kind = ${kind})::int`
  const { rows } = await db.execute<Record<string, string | number>>(sql`
    select to_char(day, 'YYYY-MM') as mes, sector.name as sector, province.name as provincia, municipality.name as ciudad,
      ${count('published')} as ofertas, ${count('applied')} as candidaturas, ${count('hired')} as contrataciones,
      ${count('filled')} as ofertas_cubiertas
    from (
      select created_on as day, id as offer_id, 'published' as kind from ${offer}
      union all select covered_on, id, 'filled' from ${offer}
      union all select created_on, offer_id, 'applied' from ${application}
      union all select ${dayOf(application.stateAt)}, offer_id, 'hired' from ${application} where state = 'contratada'
    ) facts join ${offer} on offer.id = offer_id join sector on sector.id = sector_id
      join municipality on municipality.id = municipality_id join province on province.id = municipality.province_id
    where day >= date_trunc('month', ${today}::date - interval '11 months')
    group by 1, sector.id, province.id, municipality.id order by 1 desc, 2, 3, 4 limit ${limit}`)
  return rows
}
