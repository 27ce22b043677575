import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { OPEN_STATES } from '#contract/values/applications/application-states.ts'
import { dayBefore } from '#server/clock.ts'
import type { Handle } from '#server/database/open.ts'
import { isStayingCandidate } from '#server/domain/accounts/leaving.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import {
  account,
  accountDeletion,
  application,
  applicationEvent,
  candidate,
  company,
  companyMail,
  offer,
} from '#server/database/schema/schema.ts'
import { lastContact } from '../desk/days-waiting.ts'

const COMPANIES_AT_ONCE = 500
const FORGOTTEN_AT_ONCE = 10_000
const NAMED_MAX = 10
const WAITING_NAMED_MAX = 5

const isNew = (after: Date): SQL =>
  sql`event.to_state = 'enviada' and not event.announced and event.happened_at > ${timeOf(after)}`

interface Making {
  now: Date
  /** Older applications are in no mail. */
  after: Date
  /** The day in Madrid of a digest. Null: the mails to companies that want each at once. */
  digestOn: string | null
}

/**
 * Makes mails to companies that have new applications, with what they name. A company has one digest a day at most. The caller is alone in
 * doing so. Returns them.
 */
export async function addCompanyMails(
  tx: Handle,
  { now, after, digestOn }: Making,
): Promise<{ id: number; companyId: number }[]> {
  const isTurn = digestOn
    ? sql`${company.applicationMail} <> 'al_momento' and not exists (select from ${companyMail}
        where ${companyMail.companyId} = ${company.id} and ${companyMail.digestOn} = ${digestOn})`
    : sql`${company.applicationMail} = 'al_momento'`
  const { rows } = await tx.execute<{ id: string; companyId: number }>(sql`
    with reader as (
      select distinct ${company.id} from ${applicationEvent} event
      join ${application} on ${application.id} = event.application_id
      join ${company} on ${company.id} = ${application.companyId}
      where ${isNew(after)} and ${isTurn} limit ${COMPANIES_AT_ONCE}
    ), taken as (
      update ${applicationEvent} event set announced = true from ${application}, reader
      where ${application.id} = event.application_id and reader.id = ${application.companyId} and ${isNew(after)}
      returning ${application.companyId} as company_id, ${application.id} as application_id
    )
    insert into ${companyMail} (company_id, digest_on, application_ids, made_at)
    select company_id, ${digestOn}::date, array_agg(distinct application_id), ${timeOf(now)} from taken group by company_id
    returning id, company_id as "companyId"`)
  return rows.map(({ id, companyId }) => ({ id: Number(id), companyId }))
}

/** Of applications that were sent before, or to a company that is gone, no mail is made any more. */
export async function passOver(db: Handle, before: Date): Promise<void> {
  await db.execute(sql`
    update ${applicationEvent} set announced = true where id in (
      select event.id from ${applicationEvent} event
      where event.to_state = 'enviada' and not event.announced and event.happened_at <= ${timeOf(before)}
      order by event.happened_at limit ${FORGOTTEN_AT_ONCE} for update skip locked)`)
}

/** A mail that is still unsent, with its recipient. */
export async function findMail(db: Handle, id: number) {
  const isLeaving = sql`exists (select from ${accountDeletion} where ${accountDeletion.accountId} = ${account.id})`
  const [row] = await db
    .select({
      companyId: companyMail.companyId,
      applicationIds: companyMail.applicationIds,
      madeAt: companyMail.madeAt,
      isDigest: sql<boolean>`${companyMail.digestOn} is not null`,
      accountId: account.id,
      email: account.email,
      isWanted: sql<boolean>`${company.applicationMail} <> 'ninguno' and not ${company.isSuspended} and not ${isLeaving}`,
    })
    .from(companyMail)
    .innerJoin(company, eq(company.id, companyMail.companyId))
    .innerJoin(account, eq(account.id, company.accountId))
    .where(and(eq(companyMail.id, id), isNull(companyMail.toldAt)))
  return row
}

export type CompanyMail = NonNullable<Awaited<ReturnType<typeof findMail>>>

interface Person extends Record<string, unknown> {
  name: string
  offer: string
  /** Since the last contact. */
  days: number
  /** Of all, not only those that are returned. */
  total: number
}

const people = (today: string): SQL => sql`
  select concat_ws(' ', ${candidate.firstName}, ${candidate.firstSurname}) as name, ${offer.name} as offer,
    ${today}::date - ${lastContact} as days, (count(*) over ())::int as total
  from ${application}
  join ${candidate} on ${candidate.id} = ${application.candidateId}
  join ${offer} on ${offer.id} = ${application.offerId}
  where ${isStayingCandidate(application.candidateId)}`

interface OfCompany {
  companyId: number
  applicationIds: readonly number[]
  today: string
}

/** The people of these applications that are open and not answered, the newest first. */
export async function listNew(db: Handle, { companyId, applicationIds, today }: OfCompany): Promise<Person[]> {
  const { rows } = await db.execute<Person>(sql`
    ${people(today)} and ${application.companyId} = ${companyId} and ${application.state} = any(${sql.param(OPEN_STATES)})
      and ${application.answeredAt} is null
      and ${application.id} = any(${sql.param(applicationIds)}::bigint[])
    order by ${application.id} desc limit ${NAMED_MAX}`)
  return rows
}

/** Other candidates who wait for an answer, since at least this many days, the longest first. */
export async function listWaiting(
  db: Handle,
  { companyId, applicationIds, today }: OfCompany,
  days: number,
): Promise<Person[]> {
  const { rows } = await db.execute<Person>(sql`
    ${people(today)} and ${application.companyId} = ${companyId} and ${application.state} = any(${sql.param(OPEN_STATES)})
      and ${lastContact} <= ${dayBefore(today, days)} and ${application.id} <> all(${sql.param(applicationIds)}::bigint[])
    order by ${lastContact}, ${application.id} limit ${WAITING_NAMED_MAX}`)
  return rows
}

export async function markTold(db: Handle, id: number, at: Date): Promise<void> {
  await db.execute(sql`update ${companyMail} set told_at = ${timeOf(at)} where id = ${id} and told_at is null`)
}
