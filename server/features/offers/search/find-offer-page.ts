import { OFFERS_COUNTED_MAX } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import type { Window } from '#server/database/page.ts'
import { findHits } from '#server/domain/offers/search/find-hits.ts'
import { countUpTo } from '#server/domain/offers/search/newest-hits.ts'
import type { OfferFilters } from '#server/domain/offers/search/offer-filters.ts'

interface PageWindow extends Window {
  /** The page begins after this offer, if it still exists. */
  after?: number | undefined
}

/**
 * The ids of one page of the list, and how many match: OFFERS_COUNTED_MAX + 1 stands for more, and no page shows more. With
 * `after`, the offers before the page are counted by its number: so the number of pages stays true for the visitor, whatever offers came or
 * went on earlier pages.
 */
export async function findOfferPage(db: Handle, filters: OfferFilters, { limit, offset, after }: PageWindow) {
  const hits = await findHits(db, filters)
  const before = after === undefined ? null : await countBefore(db, hits, { after, order: filters.order })
  const start = before ?? offset
  const total = hits.length > OFFERS_COUNTED_MAX ? hits.length : hits.length + offset - start
  return { ids: hits.slice(start, start + limit), total: Math.min(total, OFFERS_COUNTED_MAX + 1) }
}

/** By date also an offer that was withdrawn has its place. In other orders the number of the page decides then. */
async function countBefore(
  db: Handle,
  hits: number[],
  { after, order }: { after: number; order: OfferFilters['order'] },
) {
  return order ? hits.indexOf(after) + 1 || null : countUpTo(db, hits, after)
}
