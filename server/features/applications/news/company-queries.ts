import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { OPEN_STATES } from '#contract/values/applications/application-states.ts'
import { RECAP_DAYS } from '#contract/values/applications/waiting-days.ts'
import { dayBefore } from '#server/clock.ts'
import type { Handle } from '#server/database/open.ts'
import { isStayingCandidate } from '#server/domain/accounts/leaving.ts'
import { isOpenAccount } from '#server/domain/accounts/reachable.ts'
import { shownName } from '#server/domain/applications/first-look.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import {
  account,
  application,
  applicationEvent,
  candidate,
  company,
  companyMail,
  offer,
} from '#server/database/schema/schema.ts'
import { isPending } from '../mail-answers/queries.ts'
import { isAsking, lastContact } from '../desk/days-waiting.ts'

const COMPANIES_AT_ONCE = 500
const NAMED_MAX = 10
const ASKING_NAMED_MAX = 5
export const LATE_NAMED_MAX = 20

const isNew = (after: Date): SQL =>
  sql`event.to_state = 'enviada' and not event.announced and event.happened_at > ${timeOf(after)}`

interface Making {
  now: Date
  /** Older applications are in no mail. */
  after: Date
  /** The day in Madrid whose digests are made, besides the mails to companies that want each at once. Null: it is too early. */
  digestOn: string | null
}

/**
 * Makes mails to companies that have new applications, with what they name. A company has one digest a day at most. The caller is alone in
 * doing so. Returns them.
 */
export async function addCompanyMails(tx: Handle, { now, after, digestOn }: Making) {
  const isAtOnce = sql`${company.applicationMail} = 'al_momento'`
  const { rows } = await tx.execute<{ id: string; companyId: number }>(sql`
    with reader as (
      select distinct ${company.id}, case when ${isAtOnce} then null else ${digestOn}::date end as digest_on
      from ${applicationEvent} event
      join ${application} on ${application.id} = event.application_id
      join ${company} on ${company.id} = ${application.companyId}
      where ${isNew(after)} and (${isAtOnce} or ${digestOn}::date is not null and not exists (select from ${companyMail}
        where ${companyMail.companyId} = ${company.id} and ${companyMail.digestOn} = ${digestOn}::date))
      limit ${COMPANIES_AT_ONCE}
    ), taken as (
      update ${applicationEvent} event set announced = true from ${application}, reader
      where ${application.id} = event.application_id and reader.id = ${application.companyId} and ${isNew(after)}
      returning ${application.companyId} as company_id, reader.digest_on, ${application.id} as application_id
    )
    insert into ${companyMail} (company_id, digest_on, application_ids, made_at)
    select company_id, digest_on, array_agg(distinct application_id), ${timeOf(now)} from taken group by company_id, digest_on
    returning id, company_id as "companyId"`)
  return rows.map(({ id, companyId }) => ({ id: Number(id), companyId }))
}

/** Of applications that were sent before, or to a company that is gone, no mail is made any more. */
export const passOver = (db: Handle, before: Date) =>
  db.execute(sql`update ${applicationEvent} set announced = true
    where to_state = 'enviada' and not announced and happened_at <= ${timeOf(before)}`)

/** A mail that is still unsent, with its recipient. */
export async function findMail(db: Handle, id: number) {
  const [row] = await db
    .select({
      id: companyMail.id,
      companyId: companyMail.companyId,
      applicationIds: companyMail.applicationIds,
      madeAt: companyMail.madeAt,
      accountId: account.id,
      email: account.email,
      wantsRecap: company.wantsRecap,
      isWanted: sql<boolean>`${company.applicationMail} <> 'ninguno' and not ${company.isSuspended} and ${isOpenAccount}`,
    })
    .from(companyMail)
    .innerJoin(company, eq(company.id, companyMail.companyId))
    .innerJoin(account, eq(account.id, company.accountId))
    .where(and(eq(companyMail.id, id), isNull(companyMail.toldAt)))
  return row
}

export type CompanyMail = NonNullable<Awaited<ReturnType<typeof findMail>>>

interface Person extends Record<string, unknown> {
  id: number
  name: string
  offer: string
  /** Since the last contact. */
  days: number
  /** For news. */
  isAsking: boolean
  /** Of all, not only those that are returned. */
  total: number
}

interface OfCompany {
  companyId: number
  today: string
}

/** People whose applications to a company are open, of those that `which` chooses. */
async function listOpen(db: Handle, { companyId, today }: OfCompany, which: SQL): Promise<Person[]> {
  const { rows } = await db.execute<Person>(sql`
    select ${application.id} as id, ${shownName} as name, ${offer.name} as offer,
      ${today}::date - ${lastContact} as days, ${isAsking} as "isAsking", (count(*) over ())::int as total
    from ${application}
    join ${candidate} on ${candidate.id} = ${application.candidateId}
    join ${offer} on ${offer.id} = ${application.offerId}
    where ${isStayingCandidate(application.candidateId)} and ${application.companyId} = ${companyId}
      and ${application.state} = any(${sql.param(OPEN_STATES)}) and not ${isPending} and ${which}`)
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** The people of these applications that are not answered, the newest first. */
export const listNew = (db: Handle, of: OfCompany & Pick<CompanyMail, 'applicationIds'>) =>
  listOpen(
    db,
    of,
    sql`${application.answeredAt} is null and ${application.id} = any(${sql.param(of.applicationIds)}::bigint[])
    order by ${application.id} desc limit ${NAMED_MAX}`,
  )

/**
 * People who ask for news, of whom no earlier mail can have told, those who have asked first. `recapOn`: the Monday whose recap has named those
 * who asked before nine. Null: it gets none.
 */
export const listAsking = (db: Handle, mail: OfCompany & { id: number; recapOn: string | null }) =>
  listOpen(
    db,
    mail,
    sql`${isAsking} and coalesce(${application.newsAskedAt} >= (${mail.recapOn}::date + time '09:00') at time zone 'Europe/Madrid', true) and not exists (select from company_mail earlier where earlier.company_id = ${mail.companyId}
      and earlier.id < ${mail.id} and earlier.made_at >= ${application.newsAskedAt})
    order by ${application.newsAskedAt}, ${application.id} limit ${ASKING_NAMED_MAX}`,
  )

/** On this Monday the company lets the candidate wait for a first answer for RECAP_DAYS. */
export const isLate = (
  monday: string,
): SQL => sql`(${application.answeredAt} is null and ${application.offerId} is not null
  and ${application.state} = any(${sql.param(OPEN_STATES)}) and ${application.createdOn} <= ${dayBefore(monday, RECAP_DAYS)}
  and not ${isPending})`

/** The company lets somebody wait on this Monday. */
export const letsWait = (monday: string): SQL<boolean> =>
  sql<boolean>`exists (select from ${application} where ${application.companyId} = ${company.id} and ${isLate(monday)}
    and ${isStayingCandidate(application.candidateId)})`

/** People whom the company lets wait on a Monday: those who ask for news first, then those who wait longest. */
export const listLate = (db: Handle, of: OfCompany, monday: string) =>
  listOpen(
    db,
    of,
    sql`${isLate(monday)} order by ${isAsking} desc, ${application.createdOn}, ${application.id} limit ${LATE_NAMED_MAX}`,
  )

export async function markTold(db: Handle, id: number, at: Date): Promise<void> {
  await db.execute(sql`update ${companyMail} set told_at = ${timeOf(at)} where id = ${id} and told_at is null`)
}
