import { ACTIVE_OFFERS_MAX, PAGE_SIZE } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { windowOf } from '#server/database/page.ts'
import { listOffersById } from '#server/domain/offers/list-offers-by-id.ts'
import { findOfferPage } from '../search/find-offer-page.ts'
import { findHits } from '#server/domain/offers/search/find-hits.ts'
import { countActiveOffers } from '#server/domain/offers/search/newest-hits.ts'
import { distanceOf, townsNear } from '#server/domain/offers/search/towns-near.ts'
import type { OfferFilters } from '#server/domain/offers/search/offer-filters.ts'

export interface Search extends OfferFilters {
  page?: number | undefined
  /** The id of the last offer of the page before. */
  after?: number | undefined
}

/** One page where a filter or the page is given; otherwise the list of the newest, with the number of all. */
export async function searchActiveOffers(db: Handle, { page, after, ...filters }: Search) {
  const { today, ...asked } = filters
  const window = windowOf({ page, after, ...asked }, { page: PAGE_SIZE, whole: ACTIVE_OFFERS_MAX })
  const { ids, total } =
    window.limit === ACTIVE_OFFERS_MAX
      ? { ids: await findHits(db, { today }, ACTIVE_OFFERS_MAX), total: await countActiveOffers(db, today) }
      : await findOfferPage(db, filters, { ...window, after })
  const towns = townsNear(filters)
  const offers = new Map((await listOffersById(db, ids)).map((offer) => [offer.id, offer]))
  const inOrder = ids.flatMap((id) => offers.get(id) ?? [])
  return { offers: inOrder.map((offer) => ({ ...offer, distance: distanceOf(towns, offer) })), total }
}
