import { FEATURED_OFFERS } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { listOffersById, type OfferRow } from '#server/domain/offers/list-offers-by-id.ts'
import { findHits } from '#server/domain/offers/search/find-hits.ts'
import { listVerifiedOfferIds } from '#server/domain/offers/search/newest-hits.ts'

/** The offers of the landing page: the newest of verified companies, then the newest of the others. */
export async function listFeaturedOffers(db: Handle, today: string): Promise<OfferRow[]> {
  const verified = await listVerifiedOfferIds(db, FEATURED_OFFERS, today)
  const isFull = verified.length === FEATURED_OFFERS
  const newest = isFull ? [] : await findHits(db, { today }, FEATURED_OFFERS)
  const ids = [...new Set([...verified, ...newest])].slice(0, FEATURED_OFFERS)
  const offers = await listOffersById(db, ids)
  return offers.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
