import { ACTIVE_OFFERS_MAX, PAGE_SIZE } from '#contract/constants.ts'
import type { Handle } from '#server/platform/database/open.ts'
import { findTotal, windowOf } from '#server/platform/database/page.ts'
import { listCitiesCalled } from './city-queries.ts'
import {
  countActiveOffers,
  listActiveOfferIds,
  listOffersById,
  type OfferFilters,
  type OfferRow,
} from './read-queries.ts'

export interface Search extends OfferFilters {
  page?: number | undefined
}

interface Found {
  offers: OfferRow[]
  /** How many match, beyond those that are listed. */
  total: number
}

/** One page where any filter or the page is given; without any of them the plain list of the newest. */
export async function searchActiveOffers(db: Handle, { page, ...wanted }: Search): Promise<Found> {
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
 * A city that is called so is meant alone: «Madrid» is not Las Rozas de Madrid. Where none is, every one whose name
 * contains the text. Looked up first: with both conditions in the search PostgreSQL misjudges it, and a short text took
 * ten times as long to count.
 */
async function withCity(db: Handle, { city, ...filters }: OfferFilters): Promise<OfferFilters> {
  if (!city) return filters
  const cityIds = await listCitiesCalled(db, city)
  return cityIds.length > 0 ? { ...filters, cityIds } : { ...filters, city }
}
