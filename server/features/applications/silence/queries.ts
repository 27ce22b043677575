import { eq, sql, type SQL } from 'drizzle-orm'
import { CV_DOWNLOADS_KEPT_MONTHS, SILENCE_NOTICE_DAYS, SILENCE_PAUSE_DAYS } from '#contract/constants.ts'
import { hasNotExpired, isSwitchedOn } from '#server/domain/offers/public-offer.ts'
import { isStayingCandidate, isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { dayOf } from '#server/database/queries/moments.ts'
import { isReading } from '#server/domain/applications/reading.ts'
import type { Handle } from '#server/database/open.ts'
import {
  application,
  applicationEvent,
  company,
  companySilence,
  cvDownload,
  offer,
} from '#server/database/schema/schema.ts'
import { dayBefore } from '#server/clock.ts'

export interface Silence {
  companyId: number
  /** How many applications nobody of the company has read. */
  unread: number
  /** Since the oldest of them arrived, or since the company last opened one or its CV, whichever is later. */
  days: number
}

/**
 * Nobody of the company has opened this CV since it arrived, even through another application of the same person. The
 * offer is not filled, switched off, or long over. Downloads of more than a year ago are unknown.
 */
const isUnread = (today: string): SQL => sql`${application.state} = 'enviada'
  and ${application.createdOn} > (${today}::date - make_interval(months => ${CV_DOWNLOADS_KEPT_MONTHS}))
  and exists (select from ${offer} where ${offer.id} = ${application.offerId}
    and ${isSwitchedOn} and ${offer.expiresOn} >= ${dayBefore(today, SILENCE_PAUSE_DAYS)})
  and not exists (select from ${cvDownload} where ${cvDownload.cvId} = ${application.cvId}
    and ${cvDownload.companyId} = ${application.companyId}
    and ${dayOf(cvDownload.downloadedAt)} >= ${application.createdOn})`

/** The last time that the company read anything, as a timestamptz. Also a CV whose application is gone. */
const lastReading = sql`greatest(
  (select max(${cvDownload.downloadedAt}) from ${cvDownload} where ${cvDownload.companyId} = ${company.id}),
  (select max(event.happened_at) from ${application}
    join ${applicationEvent} event on event.application_id = ${application.id}
    where ${application.companyId} = ${company.id} and ${isReading(sql`event`)}))`

/** Companies that have not read an application for SILENCE_NOTICE_DAYS although some wait, and that have offers that are switched on. */
export async function listSilent(db: Handle, today: string, companyId?: number): Promise<Silence[]> {
  const isOfCompany = companyId === undefined ? sql`true` : eq(application.companyId, companyId)
  const noticeDay = dayBefore(today, SILENCE_NOTICE_DAYS)
  // The last conditions are checked for few companies.
  const { rows } = await db.execute<Silence & Record<string, unknown>>(sql`
    with waiting as materialized (
      select ${application.companyId} as company_id, count(*)::int as unread, min(${application.createdOn}) as since
      from ${application}
      where ${isOfCompany} and ${isUnread(today)} and ${isStayingCandidate(application.candidateId)}
      group by ${application.companyId} having min(${application.createdOn}) <= ${noticeDay}
    ), silence as materialized (
      select company_id, unread, greatest(since, ${dayOf(lastReading)}) as since
      from waiting join ${company} on ${company.id} = company_id
      where ${isStayingCompany(company.id)} and exists (select from ${offer}
        where ${offer.companyId} = ${company.id} and ${isSwitchedOn} and ${hasNotExpired(today)})
    )
    select company_id as "companyId", unread, ${today}::date - since as days
    from silence where since <= ${noticeDay} order by company_id`)
  return rows
}

/** The companies that got a letter and may read applications again. */
export const listWarned = (db: Handle): Promise<{ companyId: number }[]> =>
  db.select({ companyId: companySilence.companyId }).from(companySilence).orderBy(companySilence.companyId)

export async function findWarnedOn(db: Handle, companyId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ warnedOn: companySilence.warnedOn })
    .from(companySilence)
    .where(eq(companySilence.companyId, companyId))
  return row?.warnedOn
}

export async function addWarning(db: Handle, companyId: number, warnedOn: string): Promise<void> {
  await db.insert(companySilence).values({ companyId, warnedOn })
}

export async function removeWarning(db: Handle, companyId: number): Promise<void> {
  await db.delete(companySilence).where(eq(companySilence.companyId, companyId))
}

export async function beginPause(db: Handle, companyId: number): Promise<void> {
  await db
    .update(offer)
    .set({ isPaused: true })
    .where(sql`${offer.companyId} = ${companyId} and ${offer.state} = 1 and not ${offer.isPaused}`)
}
