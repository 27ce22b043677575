import type { ListFilters } from '#contract/offer/filters.ts'
import { findPlace } from '#server/database/master-data/place-names/find-place.ts'
import { nearestPlaces } from '#server/database/master-data/place-names/nearest-places.ts'
import type { Handle } from '#server/database/open.ts'
import { fromFilters } from '#server/domain/offers/search/filters-wire.ts'
import type { OfferFilters } from '#server/domain/offers/search/offer-filters.ts'
import { countHits } from '#server/domain/offers/search/try-searches.ts'
import { correctSearch, type Correction } from './correct-search.ts'
import { understandSearch } from './understand-search.ts'

/** The other search that somebody may mean whose search finds little. */
export interface Guess extends Correction {
  /** The place that is most like an unknown one. */
  place: string | null
  understood: ListFilters | null
}

export async function guessSearch(db: Handle, query: ListFilters, today: string): Promise<Guess> {
  const search = fromFilters(query, today)
  const understood = await understandSearch(db, query, today)
  const words = understood ? { words: null, keepsFilters: true, isKnown: true } : await correctSearch(db, search)
  const isPlace = !search.city || findPlace(search.city) !== null
  const place = isPlace ? null : await correctPlace(db, search)
  return { ...words, isKnown: words.isKnown && isPlace, place, understood }
}

/** The place with the most offers of those that are as like it. */
async function correctPlace(db: Handle, { city = '', ...filters }: OfferFilters): Promise<string | null> {
  const nearest = nearestPlaces(city)
  const counts = await countHits(
    db,
    nearest.map((name) => ({ ...filters, city: name })),
  )
  const most = Math.max(0, ...counts)
  return most > 0 ? (nearest[counts.indexOf(most)] ?? null) : null
}
