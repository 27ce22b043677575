import { ACTIVE_OFFERS_MAX, PAGE_SIZE } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { windowOf } from '#server/database/page.ts'
import { listOffersById } from './read-queries.ts'
import { findOfferPage } from '../search/find-offer-page.ts'
import { countActiveOffers, listNewestOfferIds } from '../search/newest-hits.ts'
import type { OfferFilters } from '../search/offer-filters.ts'

export interface Search extends OfferFilters {
  page?: number | undefined
  /** The id of the last offer of the page before. */
  after?: number | undefined
}

/** One page where a filter or the page is given; otherwise the list of the newest, with the number of all. */
export async function searchActiveOffers(db: Handle, search: Search) {
  const { page: _, after, ...filters } = search
  const window = windowOf(search, { page: PAGE_SIZE, whole: ACTIVE_OFFERS_MAX })
  const isWhole = window.limit === ACTIVE_OFFERS_MAX
  const { ids, total } = isWhole
    ? await listNewest(db, filters.today)
    : await findOfferPage(db, filters, { ...window, after })
  return { offers: await listOffersById(db, ids), total }
}

export const listNewest = async (db: Handle, today: string) => ({
  ids: await listNewestOfferIds(db, ACTIVE_OFFERS_MAX, today),
  total: await countActiveOffers(db, today),
})
