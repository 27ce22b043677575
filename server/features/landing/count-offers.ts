import { count, eq, gte } from 'drizzle-orm'
import { cacheOfDay } from '#server/database/caches/cache-for.ts'
import { company, offer, offerSearch } from '#server/database/schema/schema.ts'

/** Offers that candidates find, and those of verified companies among them. Up to a minute old, because it reads all of them. */
export const countOffers = cacheOfDay(60_000, async (db, today) => {
  const [row] = await db
    .select({ active: count(), verified: count(company.verifiedOn) })
    .from(offerSearch)
    .leftJoin(offer, eq(offer.id, offerSearch.offerId))
    .leftJoin(company, eq(company.id, offer.companyId))
    .where(gte(offerSearch.expiresOn, today))
  return row ?? { active: 0, verified: 0 }
})
