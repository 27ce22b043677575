import { filterNames, type FilterName, type ListFilters } from '#contract/offer/filters.ts'
import { dayInMadrid, type Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open.ts'
import { fromFilters } from '#server/domain/offers/search/filters-wire.ts'
import { countHits } from '#server/domain/offers/search/try-searches.ts'
import { completePlace, provinceOfCity } from './complete-place.ts'

/** Another search, which finds offers. */
export interface WayOut {
  filters: ListFilters
  /** The filter that it leaves out. Null: it looks around the city, or has one filter alone. */
  without: FilterName | null
  isAlone: boolean
  offers: number
}

type Way = Omit<WayOut, 'offers'>
type Context = { db: Database; clock: Clock }

/**
 * For a search that finds nothing: its filters without one of them, those with the most offers first. Then the province of its city, and
 * the city with the most offers there. If none of these finds anything, each filter alone.
 */
export async function listWaysOut({ db, clock }: Context, filters: ListFilters): Promise<WayOut[]> {
  const today = dayInMadrid(clock.now())
  const applied = filterNames.filter((name) => filters[name])
  const fewer = applied.map((name) => ({ filters: { ...filters, [name]: undefined }, without: name, isAlone: false }))
  const alone = applied.map((name) => ({ filters: { [name]: filters[name] }, without: null, isAlone: true }))
  const around = await listAround({ db, clock }, filters)
  const ways: Way[] = [...(applied.length > 1 ? fewer : []), ...around, ...(applied.length > 2 ? alone : [])]
  const counts = await countHits(
    db,
    ways.map((way) => fromFilters(way.filters, today)),
  )
  const found = ways.map((way, place) => ({ ...way, offers: counts[place] ?? 0 })).filter(({ offers }) => offers > 0)
  const shorter = found.filter(({ without }) => without !== null).toSorted(byOffers)
  const near = found.filter(({ without, isAlone }) => without === null && !isAlone)
  const others = [...shorter, ...near]
  return others.length > 0 ? others : found.toSorted(byOffers)
}

const byOffers = (one: WayOut, other: WayOut) => other.offers - one.offers

/** Municipalities come without coordinates, so near means in the same province. */
async function listAround(context: Context, filters: ListFilters): Promise<Way[]> {
  if (!filters.ciudad) return []
  const [nearest] = await completePlace(context, { cerca_de: filters.ciudad })
  if (!nearest?.id) return []
  const places = [
    { ciudad: undefined, provincia: provinceOfCity(nearest.id) },
    { ciudad: nearest.name, provincia: undefined },
  ]
  return places.map((place) => ({ filters: { ...filters, ...place }, without: null, isAlone: false }))
}
