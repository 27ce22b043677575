import { sql, type SQL } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { offer, project } from '#server/database/schema/schema.ts'

/**
 * Locks the offer of this condition if it has a limit, so that applications take and leave its places one after the other. It is locked
 * before its applications and after its project, as where these are deleted: another order could deadlock.
 */
export const lockLimitedOffer = (tx: Handle, isMeant: SQL) =>
  tx.execute(sql`
    select from ${offer} join ${project} on ${project.id} = ${offer.projectId}
    where ${isMeant} and ${offer.applicationLimit} is not null
    for share of ${project} for no key update of ${offer}`)

/** The condition for the offer of an application. */
export const isOfferOf = (id: number) => sql`${offer.id} = (select offer_id from application where id = ${id})`
