import { listNear } from '#server/database/master-data/distances.ts'
import { findPlace } from '#server/database/master-data/place-names/find-place.ts'
import type { Place } from '#server/database/master-data/place-names/regions.ts'
import { municipalities } from '#server/database/master-data/places.ts'

interface Around {
  city?: string | undefined
  distance?: number | undefined
}

/** The municipalities around a city with their distance in whole km. Null: no distance is asked for, or not from one town. */
export function townsNear({ city, distance }: Around): Map<number, number> | null {
  const place = city && distance ? findPlace(city) : null
  const town = place && municipalities.filter(({ id, provinceId }) => isIn(place, id, provinceId))
  // The few towns that share a name count as one, as they do for the city alone.
  const isOneTown = new Set(town?.map(({ name }) => name)).size === 1
  return town && distance && isOneTown
    ? listNear(
        town.map(({ id }) => id),
        distance,
      )
    : null
}

const isIn = (place: Place, id: number, provinceId: number): boolean =>
  'cityIds' in place ? place.cityIds.includes(id) : place.provinceIds.includes(provinceId)

interface Placed {
  municipalityId: number
  moreMunicipalityIds: readonly number[]
  isEverywhere: boolean
}

/** From the nearest place of an offer. Null: it is a job from all of Spain, or no distance is asked for. */
export function distanceOf(towns: Map<number, number> | null, offer: Placed): number | null {
  if (!towns || offer.isEverywhere) return null
  const all = [offer.municipalityId, ...offer.moreMunicipalityIds].flatMap((id) => towns.get(id) ?? [])
  return all.length > 0 ? Math.min(...all) : null
}
