import { count, eq, gte } from 'drizzle-orm'
import { dayInMadrid, type Clock } from '#server/clock.ts'
import { keepFor } from '#server/database/caches/keep-for.ts'
import type { Database } from '#server/database/open.ts'
import { company, offer, offerSearch } from '#server/database/schema/schema.ts'

const KEPT_MS = 60_000

type Figures = Awaited<ReturnType<typeof readFigures>>

const kept = new WeakMap<Database, () => Promise<Figures>>()

/** Offers that candidates find, and those of verified companies among them. Up to a minute old, because it reads all of them. */
export function countOffers({ db, clock }: { db: Database; clock: Clock }): Promise<Figures> {
  const known = kept.get(db) ?? keepFor(KEPT_MS, clock, () => readFigures(db, dayInMadrid(clock.now())))
  kept.set(db, known)
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
