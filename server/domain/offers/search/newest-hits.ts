import { and, count, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { company, offer, offerSearch } from '#server/database/schema/schema.ts'

/** The order of the list. The indexes of `offer_search` have it too. */
export const newestHitsFirst = [
  sql`${offerSearch.createdOn} desc nulls last`,
  sql`${offerSearch.offerId} desc nulls last`,
]

/** How many of these offers stand up to and with this one in a list of the newest. Null: it does not exist. */
export async function countUpTo(db: Handle, ids: readonly number[], id: number): Promise<number | null> {
  const isBefore = sql`(${offerSearch.createdOn}, ${offerSearch.offerId}) >= (${offer.createdOn}, ${offer.id})`
  const [row] = await db
    .select({ offers: count(offerSearch.offerId) })
    .from(offer)
    .leftJoin(offerSearch, and(inArray(offerSearch.offerId, [...ids]), isBefore))
    .where(eq(offer.id, id))
    .groupBy(offer.id)
  return row?.offers ?? null
}

const hasNotEnded = (today: string) => gte(offerSearch.expiresOn, today)

// An older offer is not «recién publicada», and with few verified companies all offers would be read.
const NEWEST = 1000

/** The newest offers of verified companies, among the newest of all. */
export async function listVerifiedOfferIds(db: Handle, limit: number, today: string): Promise<number[]> {
  const newest = db
    .select({ offerId: offerSearch.offerId, createdOn: offerSearch.createdOn })
    .from(offerSearch)
    .where(hasNotEnded(today))
    .orderBy(...newestHitsFirst)
    .limit(NEWEST)
    .as('newest')
  const rows = await db
    .select({ id: newest.offerId })
    .from(newest)
    .innerJoin(offer, eq(offer.id, newest.offerId))
    .innerJoin(company, and(eq(company.id, offer.companyId), isNotNull(company.verifiedOn)))
    .orderBy(sql`${newest.createdOn} desc nulls last`, sql`${newest.offerId} desc nulls last`)
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function countActiveOffers(db: Handle, today: string): Promise<number> {
  const [row] = await db.select({ offers: count() }).from(offerSearch).where(hasNotEnded(today))
  return row?.offers ?? 0
}
