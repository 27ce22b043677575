import { OFFER_CITIES_MAX } from '#contract/constants.ts'
import { dayInMadrid, type Clock } from '#server/platform/clock.ts'
import { keepFor } from '#server/platform/database/keep-for.ts'
import type { Database } from '#server/platform/database/open.ts'
import { provinceOfCity } from '#contract/values/place-codes.ts'
import { findCities } from '#server/platform/database/master-data/place-names/find-cities.ts'
import { municipalities } from '#server/platform/database/master-data/places.ts'
import {
  placeNameOf,
  rankPlace,
  spellingOf,
  type PlaceName,
} from '#server/platform/database/master-data/place-names/rank-place.ts'
import { listOfferCities, type OfferCity } from './city-queries.ts'

const KEPT_MS = 60_000

interface SearchableCity extends OfferCity {
  place: PlaceName
}

// Counting a million offers is too slow while somebody types. The counts are cached for a minute, and the search runs in
// memory.
const keptCities = new WeakMap<Database, () => Promise<SearchableCity[]>>()

interface Wanted {
  nombre?: string | undefined
  cerca_de?: string | undefined
}

/** Cities with active offers that `nombre` may mean, those that it fits best first, or those in the province of the city `cerca_de`. */
export async function suggestCities(from: { db: Database; clock: Clock }, { nombre = '', cerca_de: near }: Wanted) {
  const cities = await citiesOf(from)()
  if (near) return citiesAround(cities, near)
  if (nombre.trim() === '') return cities.slice(0, OFFER_CITIES_MAX)
  const wanted = spellingOf(nombre)
  const ranked = cities.map((city) => ({ city, rank: rankPlace(city.place, wanted) ?? Infinity }))
  const found = ranked.filter(({ rank }) => rank < Infinity).toSorted((one, other) => one.rank - other.rank)
  return found.map(({ city }) => city).slice(0, OFFER_CITIES_MAX)
}

/** None for a text that means cities of several provinces. */
function citiesAround(cities: SearchableCity[], near: string): OfferCity[] {
  const provinces = new Set(findCities(near).flatMap((name) => provincesOf(name)))
  if (provinces.size !== 1) return []
  return cities.filter(({ id }) => provinces.has(provinceOfCity(id))).slice(0, OFFER_CITIES_MAX)
}

const provincesOf = (city: string): number[] =>
  municipalities.filter(({ name }) => name === city).map(({ provinceId }) => provinceId)

function citiesOf({ db, clock }: { db: Database; clock: Clock }) {
  const known = keptCities.get(db)
  if (known) return known
  const make = async () =>
    (await listOfferCities(db, dayInMadrid(clock.now()))).map((city) => ({ ...city, place: placeNameOf(city.name) }))
  const cities = keepFor(KEPT_MS, clock, make)
  keptCities.set(db, cities)
  return cities
}
