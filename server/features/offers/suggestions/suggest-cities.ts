import { OFFER_CITIES_MAX } from '#contract/constants.ts'
import { dayInMadrid, type Clock } from '#server/platform/clock.ts'
import { keepFor } from '#server/platform/database/keep-for.ts'
import type { Database } from '#server/platform/database/open.ts'
import { listOfferCities, type OfferCity } from './city-queries.ts'
import { plainText } from './plain-text.ts'

const KEPT_MS = 60_000

interface SearchableCity extends OfferCity {
  plain: string
}

// Counting a million offers is too slow while somebody types. The counts are cached for a minute, and the search runs in
// memory.
const keptCities = new WeakMap<Database, () => Promise<SearchableCity[]>>()

/** Cities with active offers whose name contains the text, ignoring accents and case. Names that begin with it come first. */
export async function suggestCities({ db, clock }: { db: Database; clock: Clock }, text: string): Promise<OfferCity[]> {
  const wanted = plainText(text)
  const cities = await citiesOf({ db, clock })()
  if (wanted === '') return cities.slice(0, OFFER_CITIES_MAX)
  const found = cities.filter(({ plain }) => plain.includes(wanted))
  const byPlace = Map.groupBy(found, (city) => placeIn(city, wanted))
  return [0, 1, 2, 3].flatMap((place) => byPlace.get(place) ?? []).slice(0, OFFER_CITIES_MAX)
}

function citiesOf({ db, clock }: { db: Database; clock: Clock }) {
  const known = keptCities.get(db)
  if (known) return known
  const make = async () =>
    (await listOfferCities(db, dayInMadrid(clock.now()))).map((city) => ({ ...city, plain: plainText(city.name) }))
  const cities = keepFor(KEPT_MS, clock, make)
  keptCities.set(db, cities)
  return cities
}

/** 0 for the exact name, 1 where the name begins with the text, 2 where a word of it does, 3 for the rest. */
function placeIn({ plain }: SearchableCity, wanted: string): number {
  if (plain === wanted) return 0
  const at = plain.indexOf(wanted)
  if (at === 0) return 1
  return /[\s'/-]/.test(plain.charAt(at - 1)) ? 2 : 3
}
