import coordinates from './data/coordinates.json' with { type: 'json' }

/** In degrees. */
export interface Position {
  latitude: number
  longitude: number
}

const EARTH_KM = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** By the haversine formula. */
function kmBetween(one: Position, other: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const [north, east] = [half(one.latitude, other.latitude), half(one.longitude, other.longitude)]
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return 2 * EARTH_KM * Math.asin(Math.sqrt(north + along * east))
}

/** Three numbers for each municipality: data/coordinates.json. */
const positionOf = new Map<number, Position>()
for (let at = 0; at < coordinates.length; at += 3) {
  const [id = 0, latitude = 0, longitude = 0] = coordinates.slice(at, at + 3)
  positionOf.set(id, { latitude, longitude })
}

/** The municipalities up to `km` from one of these, with whole km from the nearest: 0 for these alone. */
export function listNear(ids: readonly number[], km: number): Map<number, number> {
  const near = new Map<number, number>()
  for (const id of ids) {
    const centre = positionOf.get(id)
    if (!centre) continue
    for (const [other, position] of positionOf) {
      // One degree of latitude is 111 km everywhere.
      if (Math.abs(position.latitude - centre.latitude) * 110 > km) continue
      const distance = kmBetween(centre, position)
      const shown = Math.max(1, Math.round(distance))
      if (distance <= km) near.set(other, Math.min(shown, near.get(other) ?? shown))
    }
  }
  for (const id of ids) near.set(id, 0)
  return near
}

/** As far as a town of Spain may be from a place inside of it, or just beyond the border. */
const NEAREST_MAX_KM = 50

/** The nearest municipality. Null: the position is not in Spain. */
export function findNearest(position: Position): number | null {
  let [nearest, least]: [number | null, number] = [null, NEAREST_MAX_KM]
  for (const [id, other] of positionOf) {
    const distance = kmBetween(position, other)
    if (distance <= least) [nearest, least] = [id, distance]
  }
  return nearest
}
