import type { Handle } from '#server/database/open.ts'
import { findCityIds } from '#server/database/master-data/place-names/find-cities.ts'
import { EVERYWHERE, RESERVED, type OfferFilters } from './offer-filters.ts'
import { listSearchedWords } from './searched-words.ts'

/** The anchor of a search that any offer may match. */
export const ANY_OFFER = '*'

/**
 * Terms of which every offer that the search finds has at least one, so that an offer finds its stored searches by an index. `offer_anchors.sql`
 * has the same for offers. The first filter counts that fewest offers pass. No anchors: the search finds nothing, ever.
 */
export async function anchorsOf(db: Handle, filters: OfferFilters): Promise<string[]> {
  if (filters.city) {
    const cities = findCityIds(filters.city).map((id) => `:c${id}`)
    return cities.length > 0 ? [...cities, EVERYWHERE] : []
  }
  if (filters.words) {
    const words = await listSearchedWords(db, filters.words)
    const longest = words.toSorted((one, other) => other.written.length - one.written.length)[0]
    // An offer with the stem has it as a term. Otherwise it has the word, or one that contains it.
    if (longest) return longest.stem === null ? [longest.written] : [longest.written, `~${longest.stem}`]
  }
  if (filters.isReserved) return [RESERVED]
  const [position] = facetOf('o', filters.positionId)
  if (position) return [position]
  const [province] = facetOf('p', filters.provinceId)
  if (province) return [province, EVERYWHERE]
  const [facet = ANY_OFFER] = [
    ...facetOf('s', filters.sectorId),
    ...facetOf('x', filters.experience),
    ...facetOf('k', filters.contractType),
    ...facetOf('m', filters.modalityId),
    ...facetOf('w', filters.workdayId),
  ]
  return [facet]
}

const facetOf = (letter: string, value: string | number | undefined): string[] =>
  value === undefined ? [] : [`:${letter}${value}`]
