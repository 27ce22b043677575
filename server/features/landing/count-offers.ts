import { count, eq, gte } from 'drizzle-orm'
import { dayInMadrid, type Clock } from '#server/clock.ts'
import { cacheFor } from '#server/database/caches/cache-for.ts'
import type { Database } from '#server/database/open.ts'
import { company, offer, offerSearch } from '#server/database/schema/schema.ts'

const CACHE_MS = 60_000

type Figures = Awaited<ReturnType<typeof readFigures>>

const cached = new WeakMap<Database, () => Promise<Figures>>()

/** Offers that candidates find, and those of verified companies among them. Up to a minute old, because it reads all of them. */
export function countOffers({ db, clock }: { db: Database; clock: Clock }): Promise<Figures> {
  const known = cached.get(db) ?? cacheFor(CACHE_MS, clock, () => readFigures(db, dayInMadrid(clock.now())))
  cached.set(db, known)
  return known()
}

async function readFigures(db: Database, today: string) {
  const [row] = await db
    .select({ active: count(), verified: count(company.verifiedOn) })
    .from(offerSearch)
    .leftJoin(offer, eq(offer.id, offerSearch.offerId))
    .leftJoin(company, eq(company.id, offer.companyId))
    .where(gte(offerSearch.expiresOn, today))
  return row ?? { active: 0, verified: 0 }
}
