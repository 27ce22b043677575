import { DISTANCES_KM } from '#contract/offer/distances.ts'
import { filterNames, meantFilters, type FilterName, type ListFilters } from '#contract/offer/filters.ts'
import { dayInMadrid, type Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open.ts'
import { fromFilters } from '#server/domain/offers/search/filters-wire.ts'
import { countHits } from '#server/domain/offers/search/try-searches.ts'
import { townsNear } from '#server/domain/offers/search/towns-near.ts'
import { completePlace, provinceOfCity } from './complete-place.ts'

/** Another search, which finds offers. */
export interface WayOut {
  filters: ListFilters
  /** The filter that it leaves out. Null: it looks around the city, or has one filter alone. */
  without: FilterName | null
  isAlone: boolean
  /** It looks farther around the city. */
  isWider?: boolean
  offers: number
}

type Way = Omit<WayOut, 'offers'>
type Context = { db: Database; clock: Clock }

/**
 * For a search that finds nothing: farther around its city. Then its filters without one of them, those with the most offers first. Then the province of its city, and
 * the city with the most offers there. If none of these finds anything, each filter alone.
 */
export async function listWaysOut({ db, clock }: Context, filters: ListFilters): Promise<WayOut[]> {
  const today = dayInMadrid(clock.now())
  const applied = filterNames.filter((name) => filters[name] && name !== 'distancia')
  const fewer = applied.map((name) => ({
    filters: meantFilters({ ...filters, [name]: undefined }),
    without: name,
    isAlone: false,
  }))
  const alone = applied.map((name) => ({ filters: { [name]: filters[name] }, without: null, isAlone: true }))
  const around = await listAround({ db, clock }, filters)
  const ways: Way[] = [
    ...listWider(filters),
    ...(applied.length > 1 ? fewer : []),
    ...around,
    ...(applied.length > 2 ? alone : []),
  ]
  const counts = await countHits(
    db,
    ways.map((way) => fromFilters(way.filters, today)),
  )
  const found = ways.map((way, place) => ({ ...way, offers: counts[place] ?? 0 })).filter(({ offers }) => offers > 0)
  const shorter = found.filter(({ without }) => without !== null).toSorted(byOffers)
  const near = found.filter(({ without, isAlone, isWider }) => without === null && !isAlone && !isWider)
  const wider = found.filter(({ isWider }) => isWider).slice(0, 1)
  const others = [...wider, ...shorter, ...near]
  return others.length > 0 ? others : found.toSorted(byOffers)
}

const byOffers = (one: WayOut, other: WayOut) => other.offers - one.offers

/** Each longer distance from the city, the shortest first. */
function listWider(filters: ListFilters): Way[] {
  const { ciudad: city, distancia: distance = 0 } = filters
  if (!townsNear({ city, distance: 1 })) return []
  return DISTANCES_KM.filter((km) => km > distance).map((distancia) => ({
    filters: { ...filters, distancia },
    without: null,
    isAlone: false,
    isWider: true,
  }))
}

async function listAround(context: Context, filters: ListFilters): Promise<Way[]> {
  if (!filters.ciudad) return []
  const [nearest] = await completePlace(context, { cerca_de: filters.ciudad })
  if (!nearest?.id) return []
  const places = [
    { ciudad: undefined, distancia: undefined, provincia: provinceOfCity(nearest.id) },
    { ciudad: nearest.name, distancia: undefined, provincia: undefined },
  ]
  return places.map((place) => ({ filters: { ...filters, ...place }, without: null, isAlone: false }))
}
