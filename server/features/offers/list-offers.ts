import { ACTIVE_OFFERS_MAX, PAGE_SIZE } from '#contract/constants.ts'
import type { Handle } from '#server/platform/database/open.ts'
import { findTotal, windowOf } from '#server/platform/database/page.ts'
import { listCitiesCalled } from './city-queries.ts'
import { countActiveOffers, listActiveOfferIds, listOffersById, type OfferFilters } from './read-queries.ts'

export interface Search extends OfferFilters {
  page?: number | undefined
}

/** One page where a filter or the page is given; otherwise the list of the newest. `total` counts all matches. */
export async function searchActiveOffers(db: Handle, { page, ...wanted }: Search) {
  const window = windowOf({ page, ...wanted }, { page: PAGE_SIZE, whole: ACTIVE_OFFERS_MAX })
  const filters = await withCity(db, wanted)
  const ids = await listActiveOfferIds(db, filters, window)
  const [offers, total] = await Promise.all([
    listOffersById(db, ids),
    findTotal(window, ids.length, () => countActiveOffers(db, filters)),
  ])
  return { offers, total }
}

/**
 * An exact name means that city alone: «Madrid» is not Las Rozas de Madrid. Where no city has this name, every city whose
 * name contains the text matches. A separate query finds the exact name: with both conditions in one query PostgreSQL
 * chooses a bad plan, and counting a short text took ten times as long.
 */
async function withCity(db: Handle, { city, ...filters }: OfferFilters): Promise<OfferFilters> {
  if (!city) return filters
  const cityIds = await listCitiesCalled(db, city)
  return cityIds.length > 0 ? { ...filters, cityIds } : { ...filters, city }
}
