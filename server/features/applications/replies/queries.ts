import { and, eq, not, sql, type SQL } from 'drizzle-orm'
import { RECAP_DAYS } from '#contract/values/applications/waiting-days.ts'
import { dayBefore } from '#server/clock.ts'
import { isStayingCandidate, isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { isOpenAccount } from '#server/domain/accounts/reachable.ts'
import { textInSent } from '#server/domain/offers/offer-snapshot.ts'
import type { Handle } from '#server/database/open.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import { account, application, applicationEvent, candidate, company, offer } from '#server/database/schema/schema.ts'
import { isPending } from '../mail-answers/queries.ts'
import { isLate, letsWait } from '../news/company-queries.ts'
import { TOLD_DAYS, type Terms } from '../terms.ts'

/** The company has not answered. Reading does not count. The closing of an ended offer does, and an answer that is on its way. */
const isUnanswered: SQL = sql`${application.state} in ('enviada', 'leida') and ${application.answeredAt} is null and not ${isPending}
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

/** Marks companies that want the recap, still lack that of this Monday, and let somebody wait. Returns them. */
export const takeRecaps = (tx: Handle, monday: string) =>
  tx
    .update(company)
    .set({ remindedOn: monday })
    .where(
      and(
        company.wantsRecap,
        not(company.isSuspended),
        sql`coalesce(${company.remindedOn} < ${monday}, true)`,
        letsWait(monday),
      ),
    )
    .returning({ id: company.id })

/**
 * The account that gets the recap, and the day on which the first of its candidates is told about a missing reply, as YYYY-MM-DD; null: none will be.
 * Undefined: the company does not want it any more, or is suspended or leaving.
 */
export async function findRecap(
  db: Handle,
  companyId: number,
  { monday, answerDays }: { monday: string; answerDays: number },
) {
  const firstDay = sql<string | null>`(select to_char(min(${application.createdOn}) + ${answerDays}::int, 'YYYY-MM-DD')
    from ${application} where ${application.companyId} = ${company.id} and ${isLate(monday)} and ${isUnanswered} and ${hasTerm})`
  const [row] = await db
    .select({ accountId: account.id, email: account.email, firstDay })
    .from(company)
    .innerJoin(account, eq(account.id, company.accountId))
    .where(and(eq(company.id, companyId), company.wantsRecap, not(company.isSuspended), isOpenAccount))
  return row
}

/**
 * The candidate to tell about a missing reply, and whether the company was reminded of this application. Undefined if
 * the company has answered, the application is withdrawn, closed or gone, or the candidate wants no such mails or is disabled.
 */
export async function findUnanswered(db: Handle, applicationId: number) {
  // The recap of a Monday has all who wait since long enough before it. An earlier one is about others.
  const isReminded = sql<boolean>`coalesce(${company.remindedOn} >= ${application.createdOn} + ${RECAP_DAYS}::int, false)`
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
