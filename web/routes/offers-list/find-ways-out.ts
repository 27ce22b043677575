import type { ApiClient } from '#web/api/api-client.ts'
import { noFilters, queryOf, type Filters } from './filters/filters.ts'

/** A search without one of its filters, which finds offers. */
export interface WayOut {
  filters: Filters
  without: keyof Filters
  total: number
}

/** For a search that finds nothing: its filters without one of them, those with the most offers first. */
export async function findWaysOut(api: ApiClient, filters: Filters): Promise<WayOut[]> {
  const applied = (Object.keys(noFilters) as (keyof Filters)[]).filter((name) => name !== 'pagina' && filters[name])
  if (applied.length < 2) return []
  const ways = await Promise.all(applied.map((name) => findWayOut(api, filters, name)))
  return ways.filter((way) => way.total > 0).toSorted((one, other) => other.total - one.total)
}

/** A call that fails offers nothing. */
async function findWayOut(api: ApiClient, filters: Filters, without: keyof Filters): Promise<WayOut> {
  const others = { ...filters, [without]: noFilters[without], pagina: 1 }
  const answer = await api.offers.listActiveOffers(queryOf(others)).catch(() => null)
  return { filters: others, without, total: Number(answer?.headers['x-total-count'] ?? 0) }
}
