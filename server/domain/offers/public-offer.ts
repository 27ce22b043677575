import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { announcedOffer, offer, project } from '#server/database/schema/schema.ts'
import { isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { AppError } from '#server/errors.ts'

// The 1 is a literal, not a parameter. PostgreSQL could not use the partial indexes of offers in a generic plan.

/** The offer's own state, without that of its project. The limit of the free plan counts these offers. */
export const isSwitchedOn = sql<boolean>`${offer.state} = 1`

/** A day as YYYY-MM-DD, or the placeholder of a prepared query. */
type Day = string | ReturnType<typeof sql.placeholder>

/** Judged in the query, so that no job has to run for an offer to end. */
export const hasNotExpired = (today: Day): SQL<boolean> => sql<boolean>`${offer.expiresOn} >= ${today}`

/** No operator keeps the offer from candidates: it is not held for review or rejected, and its company is not suspended. */
export const isCleared = sql<boolean>`(${offer.review} in ('waiting', 'approved') and not ${offer.isCompanySuspended})`

/** Candidates could find it at least once. A trigger notes the first time. */
export const wasPublic = sql<boolean>`exists (select from ${announcedOffer} where ${announcedOffer.offerId} = ${offer.id})`

/** Visitors can read it at its address, active or not. */
export const hasPage = sql<boolean>`(${isCleared} and ${wasPublic})`

/** Visitors can open its page, also after its last day. */
export const isReadable = sql<boolean>`(${hasPage} and ${isStayingCompany(offer.companyId)})`

/** Refuses an offer whose page visitors cannot open. */
export async function requireReadable(db: Handle, id: number): Promise<void> {
  if ((await db.$count(offer, and(eq(offer.id, id), isReadable))) === 0) throw new AppError('offer_not_found')
}

/** The offer is public and has not ended, but may be full. It counts as active for its applicants. The query must join both tables. */
export const isOpenOffer = (today: Day): SQL<boolean> =>
  sql<boolean>`(offer_is_open(${offer}, ${project}) and ${hasNotExpired(today)})`

/** Candidates find the offer and may apply: it is public, is not full, and has not ended. The query must join both tables. */
export const isActiveOffer = (today: Day): SQL<boolean> =>
  sql<boolean>`(offer_is_public(${offer}, ${project}) and ${hasNotExpired(today)})`

/**
 * The day on which an offer ended or will end: the first inactive day of the offer or its project, or its last day. A
 * new way to end an offer belongs here, because applications are deleted some months after this day. The query must
 * join both tables.
 */
export const offerEndedOn = sql<string>`least(${offer.endedOn}, ${project.endedOn}, ${offer.expiresOn})`
