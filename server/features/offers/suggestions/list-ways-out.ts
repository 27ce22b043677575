import { filterNames, type FilterName, type ListFilters } from '#contract/offer/filters.ts'
import { provinceOfCity } from '#contract/values/place-codes.ts'
import { dayInMadrid, type Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open.ts'
import { fromFilters } from '#server/domain/offers/search/filters-wire.ts'
import { countHits } from '#server/domain/offers/search/try-searches.ts'
import { suggestCities } from './suggest-cities.ts'

interface Way {
  filters: ListFilters
  /** The filter that it leaves out. Null: it looks around the city, or has one filter alone. */
  without: FilterName | null
  isAlone: boolean
}

/** Another search, which finds offers. */
export interface WayOut extends Way {
  offers: number
}

type Context = { db: Database; clock: Clock }

/**
 * For a search that finds nothing: its filters without one of them, those with the most offers first. Then the province of its city, and
 * the city with the most offers there. If none of these finds anything, each filter alone.
 */
export async function listWaysOut({ db, clock }: Context, filters: ListFilters): Promise<WayOut[]> {
  const today = dayInMadrid(clock.now())
  const applied = filterNames.filter((name) => filters[name])
  const fewer = applied.map((name) => ({ filters: { ...filters, [name]: undefined }, without: name, isAlone: false }))
  const around = await listAround({ db, clock }, filters)
  const alone = applied.map((name) => ({ filters: { [name]: filters[name] }, without: null, isAlone: true }))
  const ways: Way[] = [...(applied.length > 1 ? fewer : []), ...around]
  const others: Way[] = applied.length > 2 ? alone : []
  const searchesOf = (some: Way[]) => some.map((way) => fromFilters(way.filters, today))
  const totals = await countHits(db, searchesOf(ways), searchesOf(others))
  const offersOf = new Map([...ways, ...others].map((way, place) => [way, totals[place] ?? 0]))
  const found = (some: Way[]) =>
    some.map((way) => ({ ...way, offers: offersOf.get(way) ?? 0 })).filter(({ offers }) => offers > 0)
  return [...found(fewer).toSorted(byOffers), ...found(around), ...found(alone).toSorted(byOffers)]
}

const byOffers = (one: WayOut, other: WayOut) => other.offers - one.offers

/** Municipalities come without coordinates, so near means in the same province. */
async function listAround(context: Context, filters: ListFilters): Promise<Way[]> {
  if (!filters.ciudad) return []
  const [nearest] = await suggestCities(context, { cerca_de: filters.ciudad })
  if (!nearest) return []
  const places = [
    { ciudad: undefined, provincia: provinceOfCity(nearest.id) },
    { ciudad: nearest.name, provincia: undefined },
  ]
  return places.map((place) => ({ filters: { ...filters, ...place }, without: null, isAlone: false }))
}
