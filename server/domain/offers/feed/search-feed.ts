import { searchPath } from '#contract/offer/search-path.ts'
import type { ListFilters } from '#contract/offer/filters.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { fromFilters } from '../search/filters-wire.ts'
import { findHits } from '../search/find-hits.ts'
import { feedXml } from './feed-xml.ts'
import { listShown } from './shown-offers.ts'

interface Feed {
  title: string
  description: string
  path: string
  /** How many offers it has at most. */
  size: number
}

/** The newest offers that the list shows for these filters, as RSS. */
export async function searchFeed(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  filters: ListFilters,
  { size, ...channel }: Feed,
): Promise<string> {
  const today = dayInMadrid(clock.now())
  const ids = await findHits(db, fromFilters(filters, today), size)
  return feedXml(await listShown(db, ids, today), env.baseUrl, { ...channel, pagePath: searchPath(filters) })
}
