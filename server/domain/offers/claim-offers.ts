import { and, eq, gte, sql } from 'drizzle-orm'
import { newestHitsFirst } from './search/newest-hits.ts'
import type { Handle } from '#server/database/open.ts'
import {
  application,
  candidate,
  dismissedOffer,
  offerSearch,
  subscriber,
  toldOffer,
} from '#server/database/schema/schema.ts'

interface Claim {
  subscriberId: number
  mailId: string
  offerIds: number[]
  /** YYYY-MM-DD */
  today: string
}

/**
 * Reserves offers for a mail: no other mail to this subscriber names them. Those that the subscriber was told of, has applied to or has
 * dismissed are left out. Returns how many it has reserved now: none in a repeated job.
 */
export async function claimOffers(db: Handle, { subscriberId, mailId, offerIds, today }: Claim): Promise<number> {
  const isTheirs = (table: typeof application | typeof dismissedOffer) => sql`
    exists (select from ${table}
      join ${candidate} on ${candidate.id} = ${table.candidateId}
      join ${subscriber} on ${subscriber.accountId} = ${candidate.accountId}
      where ${subscriber.id} = ${subscriberId} and ${table.offerId} = found.id)`
  // The lock skips an offer that is deleted at the same time: its row is missing then.
  const { rowCount } = await db.execute(sql`
    with found as materialized (
      select id from offer where id = any (${sql.param(offerIds)}::integer[]) order by id for key share
    )
    insert into ${toldOffer} (subscriber_id, offer_id, mail_id, told_on)
    select ${subscriberId}, found.id, ${mailId}, ${today} from found
    where not ${isTheirs(application)} and not ${isTheirs(dismissedOffer)}
    on conflict do nothing`)
  return rowCount ?? 0
}

/** The offers of a mail that candidates still find, newest first. */
export async function listClaimed(
  db: Handle,
  { subscriberId, mailId, today }: Omit<Claim, 'offerIds'>,
): Promise<number[]> {
  const rows = await db
    .select({ id: offerSearch.offerId })
    .from(offerSearch)
    .innerJoin(toldOffer, eq(toldOffer.offerId, offerSearch.offerId))
    .where(
      and(eq(toldOffer.subscriberId, subscriberId), eq(toldOffer.mailId, mailId), gte(offerSearch.expiresOn, today)),
    )
    .orderBy(...newestHitsFirst)
  return rows.map(({ id }) => id)
}
