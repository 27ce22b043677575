import { eq, sql, type SQL } from 'drizzle-orm'
import { RECAP_DAYS } from '#contract/values/applications/waiting-days.ts'
import { dayBefore } from '#server/clock.ts'
import { isStayingCandidate, isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { isOpenAccount } from '#server/domain/accounts/reachable.ts'
import { textInSent } from '#server/domain/offers/offer-snapshot.ts'
import type { Handle } from '#server/database/open.ts'
import { dayOf, timeOf } from '#server/database/queries/moments.ts'
import { account, application, applicationEvent, candidate, company, offer } from '#server/database/schema/schema.ts'
import { TOLD_DAYS, type Terms } from '../terms.ts'

/** The company has not answered. Reading does not count. The closing of an ended offer does. */
const isUnanswered: SQL = sql`${application.state} in ('enviada', 'leida') and ${application.answeredAt} is null
  and ${application.unansweredAt} is null and ${application.offerId} is not null
  and ${isStayingCandidate(application.candidateId)} and ${isStayingCompany(application.companyId)}`

/** Of the releases before this one no application has its sending in the history: then the company could not answer, and had no term. */
const hasTerm: SQL = sql`exists (select from ${applicationEvent} sent
  where sent.application_id = ${application.id} and sent.to_state = 'enviada' and sent.undone_at is null)`

const sentUntil = (day: string): SQL => sql`${application.createdOn} <= ${day}`

/** Applications whose time to be answered is over, those that wait longest first. */
export async function listUnanswered(db: Handle, { today, answerDays }: Terms, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select ${application.id} as id from ${application}
    where ${isUnanswered} and ${sentUntil(dayBefore(today, answerDays))} order by ${application.id} limit ${limit}`)
  return rows.map(({ id }) => Number(id))
}

/**
 * Marks the unanswered ones among them. Returns the candidates to tell: not those of old applications or without a
 * term.
 */
export async function markUnanswered(tx: Handle, ids: readonly number[], terms: Terms): Promise<number[]> {
  const { today, now, answerDays } = terms
  const { rows } = await tx.execute<{ id: string; isTold: boolean }>(sql`
    with held as (
      select id from ${application} where id = any(${sql.param(ids)}::bigint[]) and ${isUnanswered} order by id for update
    )
    update ${application} set unanswered_at = ${timeOf(now)} from held where ${application.id} = held.id
    returning held.id, ${application.createdOn} > ${dayBefore(today, answerDays + TOLD_DAYS)} and ${hasTerm} as "isTold"`)
  return rows.filter(({ isTold }) => isTold).map(({ id }) => Number(id))
}

const isWaiting = ({ today, answerDays }: Terms): SQL =>
  sql`${isUnanswered} and ${sentUntil(dayBefore(today, answerDays - RECAP_DAYS))} and ${hasTerm}`

/** Companies with applications whose time is nearly over. */
export async function listLate(db: Handle, terms: Terms): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct ${application.companyId} as id from ${application} where ${isWaiting(terms)} order by id`,
  )
  return rows.map(({ id }) => id)
}

/** Records that a company is reminded today. Returns false if it was within the last days, or wants no mail about applications. */
export async function markReminded(tx: Handle, companyId: number, { today }: Terms): Promise<boolean> {
  const isDue = sql`coalesce(${company.remindedOn} <= ${dayBefore(today, RECAP_DAYS)}, true)`
  const rows = await tx
    .update(company)
    .set({ remindedOn: today })
    .where(sql`${eq(company.id, companyId)} and ${isDue} and ${company.applicationMail} <> 'ninguno'`)
    .returning({ id: company.id })
  return rows.length > 0
}

export interface Reminder {
  accountId: number
  email: string
  waiting: number
  /** The day on which the first candidate is told about a missing reply, as YYYY-MM-DD. */
  firstDay: string
}

/** The content of a reminder. Undefined if the company has answered all, or wants no mail about applications. */
export async function findReminder(db: Handle, companyId: number, terms: Terms): Promise<Reminder | undefined> {
  const firstDay = sql`to_char(min(${application.createdOn}) + ${terms.answerDays}::int, 'YYYY-MM-DD')`
  const { rows } = await db.execute<Reminder & Record<string, unknown>>(sql`
    select ${account.id} as "accountId", ${account.email} as email, count(*)::int as waiting, ${firstDay} as "firstDay"
    from ${application} join ${company} on ${company.id} = ${application.companyId}
      join ${account} on ${account.id} = ${company.accountId}
    where ${application.companyId} = ${companyId} and ${company.applicationMail} <> 'ninguno' and ${isWaiting(terms)}
    group by ${account.id}`)
  return rows[0]
}

/**
 * The candidate to tell about a missing reply, and whether the company was reminded of this application. Undefined if
 * the company has answered, the application is withdrawn, closed or gone, or the candidate wants no such mails or is disabled.
 */
export async function findUnanswered(db: Handle, applicationId: number, answerDays: number) {
  // A reminder of the same night or later is about others.
  const isReminded = sql<boolean>`coalesce(
    ${company.remindedOn} >= ${application.createdOn} + ${answerDays - RECAP_DAYS}::int
    and ${company.remindedOn} < ${dayOf(application.unansweredAt)}, false)`
  const [row] = await db
    .select({
      accountId: account.id,
      email: account.email,
      company: textInSent('empresa'),
      isReminded,
      offer: textInSent('nombre'),
    })
    .from(application)
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .innerJoin(account, eq(account.id, candidate.accountId))
    .innerJoin(company, eq(company.id, application.companyId))
    .innerJoin(offer, eq(offer.id, application.offerId))
    .where(
      sql`${application.id} = ${applicationId} and ${application.state} in ('enviada', 'leida')
        and ${application.answeredAt} is null and ${application.unansweredAt} is not null and ${candidate.wantsNews}
        and ${isOpenAccount} and ${isStayingCompany(application.companyId)}`,
    )
  return row
}
