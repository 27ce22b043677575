import { OFFER_CITIES_MAX } from '#contract/constants.ts'
import type { Clock } from '#server/platform/clock.ts'
import { keepFor } from '#server/platform/database/keep-for.ts'
import type { Database } from '#server/platform/database/open.ts'
import { listOfferCities, type OfferCity } from './city-queries.ts'

const KEPT_MS = 60_000

interface SearchableCity extends OfferCity {
  plain: string
}

// Counting a million offers takes long for somebody who types: each database is counted once a minute at most, and the
// few thousand names are looked through in memory.
const keptCities = new WeakMap<Database, () => Promise<SearchableCity[]>>()

/** Cities with active offers whose name contains the text, accents and case aside: those that begin with it first. */
export async function suggestCities({ db, clock }: { db: Database; clock: Clock }, text: string): Promise<OfferCity[]> {
  const wanted = plainText(text)
  const cities = await citiesOf({ db, clock })()
  const found = cities.filter(({ plain }) => plain.includes(wanted))
  return found.toSorted((one, other) => placeIn(one, wanted) - placeIn(other, wanted)).slice(0, OFFER_CITIES_MAX)
}

function citiesOf({ db, clock }: { db: Database; clock: Clock }) {
  const known = keptCities.get(db)
  if (known) return known
  const make = async () => (await listOfferCities(db)).map((city) => ({ ...city, plain: plainText(city.name) }))
  const cities = keepFor({ milliseconds: KEPT_MS, clock, make })
  keptCities.set(db, cities)
  return cities
}

/** As the database's plain_text() has it, for the letters of Spanish places. */
const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** 0 the city itself, 1 its name begins so, 2 a word of it does, 3 it is somewhere within. */
function placeIn({ plain }: SearchableCity, wanted: string): number {
  if (plain === wanted) return 0
  const at = plain.indexOf(wanted)
  if (at === 0) return 1
  return /[\s'/-]/.test(plain.charAt(at - 1)) ? 2 : 3
}
