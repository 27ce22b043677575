import { findCalled, findCities, idsOfCities, MEANT_ALONE } from './find-cities.ts'
import { findRegion, rankRegions, type Place } from './regions.ts'

/**
 * The place that a text means, null if none. «Madrid» is the city, «Comunidad de Madrid», «Asturias», «Menorca», and «28013» are regions.
 * A half-typed name means cities first, as it did before regions were known.
 */
export function findPlace(text: string): Place | null {
  const region = findRegion(text)
  if (region) return region
  const cities = findCities(text)
  // «Rioja» is a city of Almería. Most texts are called so, and are not compared with each region.
  const [best] = findCalled(text, MEANT_ALONE).length > 0 ? [] : rankRegions(text)
  if (best && (best.rank === 1 || cities.length === 0)) return best.region
  return cities.length > 0 ? { cityIds: idsOfCities(cities) } : null
}
