import { OFFER_CITIES_MAX } from '#contract/constants.ts'
import { dayInMadrid, type Clock } from '#server/platform/clock.ts'
import { keepFor } from '#server/platform/database/keep-for.ts'
import type { Database } from '#server/platform/database/open.ts'
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

/** Cities with active offers that a text may mean, those that it fits best first. */
export async function suggestCities({ db, clock }: { db: Database; clock: Clock }, text: string): Promise<OfferCity[]> {
  const cities = await citiesOf({ db, clock })()
  if (text.trim() === '') return cities.slice(0, OFFER_CITIES_MAX)
  const wanted = spellingOf(text)
  const ranked = cities.map((city) => ({ city, rank: rankPlace(city.place, wanted) ?? Infinity }))
  const found = ranked.filter(({ rank }) => rank < Infinity).toSorted((one, other) => one.rank - other.rank)
  return found.map(({ city }) => city).slice(0, OFFER_CITIES_MAX)
}

function citiesOf({ db, clock }: { db: Database; clock: Clock }) {
  const known = keptCities.get(db)
  if (known) return known
  const make = async () =>
    (await listOfferCities(db, dayInMadrid(clock.now()))).map((city) => ({ ...city, place: placeNameOf(city.name) }))
  const cities = keepFor(KEPT_MS, clock, make)
  keptCities.set(db, cities)
  return cities
}
