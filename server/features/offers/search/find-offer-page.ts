import { OFFERS_COUNTED_MAX } from '#contract/constants.ts'
import { keepTotals } from '#server/platform/database/keep-totals.ts'
import type { Handle } from '#server/platform/database/open.ts'
import type { Window } from '#server/platform/database/page.ts'
import { countUpTo, findOfferIds, type OfferFilters } from './queries.ts'

// So a thousand offers may change before the same search must be counted once more.
const COUNTED_AGAIN = 2 * OFFERS_COUNTED_MAX

const totals = keepTotals('offer')

/**
 * The ids of one page of the newest offers, and how many match: OFFERS_COUNTED_MAX + 1 stands for more, and no page shows more. Most
 * of a search is the count, so one that is known to find more is not counted again.
 */
export async function findOfferPage(db: Handle, filters: OfferFilters, { after, ...asked }: PageWindow) {
  const following = after === undefined ? null : await findPageAfter(db, filters, { ...asked, after })
  return following ?? findNumberedPage(db, filters, asked)
}

interface PageWindow extends Window {
  /** The page begins after this offer. */
  after?: number | undefined
}

/**
 * The total counts the offers before the page by its number. So the number of pages stays true for the visitor, whatever offers came or
 * went on earlier pages. Null: the offer does not exist any more.
 */
async function findPageAfter(db: Handle, filters: OfferFilters, { limit, offset, after }: Window & { after: number }) {
  const { ids } = await findOfferIds(db, filters, { offset: 0, limit: OFFERS_COUNTED_MAX + 1 })
  const before = await countUpTo(db, ids, after)
  if (before === null) return null
  const hasMore = ids.length > OFFERS_COUNTED_MAX
  const total = hasMore ? ids.length : Math.min(offset + ids.length - before, OFFERS_COUNTED_MAX + 1)
  return { ids: ids.slice(before, before + limit), total }
}

async function findNumberedPage(db: Handle, filters: OfferFilters, { limit, offset }: Window) {
  const window = { offset, limit: Math.max(0, Math.min(limit, OFFERS_COUNTED_MAX + 1 - offset)) }
  const key = JSON.stringify(filters)
  const least = totals.findLeast(db, key)
  if (least !== undefined && least > OFFERS_COUNTED_MAX) {
    const ids = await findIds(db, filters, window)
    if (ids.length === window.limit) return { ids, total: OFFERS_COUNTED_MAX + 1 }
  }
  const keep = totals.prepare(db)
  const counted = least === undefined ? OFFERS_COUNTED_MAX : COUNTED_AGAIN
  const { ids, total } = await findOfferIds(db, filters, { ...window, counted })
  if (total > OFFERS_COUNTED_MAX) keep(key, total)
  return { ids, total: Math.min(total, OFFERS_COUNTED_MAX + 1) }
}

async function findIds(db: Handle, filters: OfferFilters, window: Window): Promise<number[]> {
  if (window.limit === 0) return []
  const { ids } = await findOfferIds(db, filters, { ...window, counted: window.offset + window.limit })
  return ids
}
