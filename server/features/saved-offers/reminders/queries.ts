import { asc, eq, sql, type SQL } from 'drizzle-orm'
import { dayAfter } from '#server/clock.ts'
import { isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { isReachable } from '#server/domain/accounts/reachable.ts'
import { isActiveOffer } from '#server/domain/offers/public-offer.ts'
import type { Handle } from '#server/database/open.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import { account, candidate, offer, project, savedOffer } from '#server/database/schema/schema.ts'
import { isApplied } from '../queries.ts'

/** An offer that ends after so many days or earlier is in the mail. */
const REMINDER_DAYS = 3

interface Moment {
  now: Date
  /** YYYY-MM-DD */
  today: string
}

/** Saved offers with what decides about the mail. */
const saved: SQL = sql`${savedOffer} join ${offer} on ${offer.id} = ${savedOffer.offerId}
  join ${project} on ${project.id} = ${offer.projectId} join ${candidate} on ${candidate.id} = ${savedOffer.candidateId}
  join ${account} on ${account.id} = ${candidate.accountId}`

/** The offer ends soon, its candidate can still apply and has not, and wants such mails. */
const isEnding = (today: string): SQL =>
  sql`(${isActiveOffer(today)} and ${offer.expiresOn} <= ${dayAfter(today, REMINDER_DAYS)}
    and ${isStayingCompany(offer.companyId)} and not ${isApplied}
    and ${candidate.wantsNews} and ${isReachable})`

/** Candidates with saved offers that end soon and are in no mail yet. */
export async function listDue(db: Handle, today: string, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct ${savedOffer.candidateId} as id from ${saved}
    where ${savedOffer.remindedAt} is null and ${isEnding(today)} order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/**
 * Records that these offers are in a mail. Waits for another process that does the same, and then returns none: if it skipped locked rows, each
 * process could take half of them for a mail of its own.
 */
export async function markReminded(tx: Handle, candidateId: number, { now, today }: Moment): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with due as (
      select ${savedOffer.candidateId} as candidate_id, ${savedOffer.offerId} as offer_id from ${saved}
      where ${savedOffer.candidateId} = ${candidateId} and ${savedOffer.remindedAt} is null and ${isEnding(today)}
      order by ${savedOffer.offerId} for update of ${savedOffer}
    )
    update ${savedOffer} set reminded_at = ${timeOf(now)} from due
    where ${savedOffer.candidateId} = due.candidate_id and ${savedOffer.offerId} = due.offer_id
    returning due.offer_id as id`)
  return rows.map(({ id }) => id)
}

/** The recipient, and those of the offers that still end soon, the first to end first. Undefined if there are none. */
export async function findReminder(db: Handle, asked: { candidateId: number; offerIds: number[] }, today: string) {
  const rows = await db
    .select({
      accountId: account.id,
      email: account.email,
      offer: { id: offer.id, name: offer.name, expiresOn: offer.expiresOn },
    })
    .from(savedOffer)
    .innerJoin(offer, eq(offer.id, savedOffer.offerId))
    .innerJoin(project, eq(project.id, offer.projectId))
    .innerJoin(candidate, eq(candidate.id, savedOffer.candidateId))
    .innerJoin(account, eq(account.id, candidate.accountId))
    .where(
      sql`${savedOffer.candidateId} = ${asked.candidateId} and ${savedOffer.offerId} = any(${sql.param(asked.offerIds)})
        and ${isEnding(today)}`,
    )
    .orderBy(asc(offer.expiresOn), asc(offer.id))
  const [first] = rows
  return first && { accountId: first.accountId, email: first.email, offers: rows.map((row) => row.offer) }
}
