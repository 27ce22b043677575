import { sql, type SQL } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { offer, project } from '#server/database/schema/schema.ts'

/**
 * Locks an offer if it takes a limited number of applications, until the end: one after the other, applications take and leave its places.
 * Locked before its applications, and after its project, as where these are deleted: another order could deadlock.
 */
export async function lockLimitedOffer(tx: Handle, offerId: SQL): Promise<void> {
  await tx.execute(sql`
    select from ${offer} join ${project} on ${project.id} = ${offer.projectId}
    where ${offer.id} = ${offerId} and ${offer.applicationLimit} is not null
    for share of ${project} for no key update of ${offer}`)
}

/** The same for the offer of an application. */
export const lockLimitedOfferOf = (tx: Handle, applicationId: number): Promise<void> =>
  lockLimitedOffer(tx, sql`(select offer_id from application where id = ${applicationId})`)
