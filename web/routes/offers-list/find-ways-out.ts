import { provinceOfCity } from '#contract/values/place-codes.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import { noFilters, queryOf, type Filters } from './filters/filters.ts'

/** Another search, which finds offers. */
export interface WayOut {
  filters: Filters
  /** The filter that it leaves out. Without it the search looks around the city. */
  without?: keyof Filters
  /** It has one filter of several. */
  isAlone?: true
  total: number
}

/**
 * For a search that finds nothing: its filters without one of them, those with the most offers first. Then the province of its city, and
 * the city with the most offers there. If none of these finds anything, each filter alone.
 */
export async function findWaysOut(api: ApiClient, filters: Filters): Promise<WayOut[]> {
  const applied = (Object.keys(noFilters) as (keyof Filters)[]).filter((name) => name !== 'pagina' && filters[name])
  const shorter =
    applied.length < 2
      ? []
      : applied.map((without) => ({ filters: { ...filters, [without]: noFilters[without] }, without }))
  const [fewer, around] = await Promise.all([
    countAll(api, shorter),
    findAround(api, filters).then((ways) => countAll(api, ways)),
  ])
  const found = [...fewer.toSorted(byTotal), ...around]
  if (found.length > 0 || applied.length < 3) return found
  const alone = applied.map((only) => ({ filters: { ...noFilters, [only]: filters[only] }, isAlone: true as const }))
  return (await countAll(api, alone)).toSorted(byTotal)
}

const byTotal = (one: WayOut, other: WayOut) => other.total - one.total

/** Municipalities come without coordinates, so near means in the same province. */
async function findAround(api: ApiClient, filters: Filters): Promise<Omit<WayOut, 'total'>[]> {
  if (!filters.ciudad) return []
  const cities = await api.offers.listOfferCities({ cerca_de: filters.ciudad }).catch(() => [])
  const [nearest] = cities
  if (!nearest) return []
  const elsewhere = { ...filters, provincia: null }
  return [
    { filters: { ...elsewhere, ciudad: '', provincia: provinceOfCity(nearest.mst_ciudades_id) } },
    { filters: { ...elsewhere, ciudad: nearest.nombre } },
  ]
}

/** Those that find offers. A call that fails offers nothing. */
async function countAll(api: ApiClient, ways: Omit<WayOut, 'total'>[]): Promise<WayOut[]> {
  const counted = await Promise.all(
    ways.map(async (way) => {
      const filters = { ...way.filters, pagina: 1 }
      const answer = await api.offers.listActiveOffers(queryOf(filters)).catch(() => null)
      return { ...way, filters, total: Number(answer?.headers['x-total-count'] ?? 0) }
    }),
  )
  return counted.filter(({ total }) => total > 0)
}
