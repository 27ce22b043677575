import { ACTIVE_OFFERS_MAX, PAGE_SIZE } from '#contract/constants.ts'
import type { Handle } from '#server/db/open.ts'
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
export async function searchActiveOffers(db: Handle, { page, ...filters }: Search): Promise<Found> {
  const isPlain = [page, ...Object.values(filters)].every((value) => value === undefined)
  const limit = isPlain ? ACTIVE_OFFERS_MAX : PAGE_SIZE
  const offset = isPlain ? 0 : ((page ?? 1) - 1) * PAGE_SIZE
  const ids = await listActiveOfferIds(db, { filters, offset, limit })
  // A page that is not full is the last, and so tells the total: counting takes longer than finding.
  const isLast = ids.length < limit && (ids.length > 0 || offset === 0)
  const [offers, total] = await Promise.all([
    listOffersById(db, ids),
    isLast ? offset + ids.length : countActiveOffers(db, filters),
  ])
  return { offers, total }
}
