import { eq } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { readOnce, readUntilChanged } from '#server/database/caches/read-lists.ts'
import { community, municipality, position, province, sector } from '#server/database/schema/schema.ts'
import { placeColumns } from '#server/domain/places/places.ts'

/** The ids of an offer that refer to the lists of the product. */
interface Chosen {
  positionId: number
  sectorId: number
  municipalityId: number
  moreMunicipalityIds: readonly number[]
}

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

const readPositions = readUntilChanged(async (db) =>
  byId(await db.select({ id: position.id, name: position.name, synonyms: position.synonyms }).from(position)),
)

const sectorColumns = { id: sector.id, name: sector.name, imagePath: sector.imagePath, pictureKey: sector.pictureKey }
const readSectors = readUntilChanged(async (db) => byId(await db.select(sectorColumns).from(sector)))

const readPlaces = readOnce(async (db) => {
  const places = await db
    .select(placeColumns)
    .from(municipality)
    .innerJoin(province, eq(province.id, municipality.provinceId))
    .innerJoin(community, eq(community.id, province.communityId))
  return new Map(places.map((one) => [one.municipalityId, one]))
})

/**
 * Adds position, sector and place from the cached lists. Joining five tables would cost more than the rest of a query.
 */
export async function withNames<Row extends Chosen>(db: Handle, rows: readonly Row[]) {
  const [positions, sectors, places] = await Promise.all([
    readPositions(db, (known) => rows.every((row) => known.has(row.positionId))),
    readSectors(db, (known) => rows.every((row) => known.has(row.sectorId))),
    readPlaces(db, (known) => rows.every((row) => known.has(row.municipalityId))),
  ])
  return rows.map((row) => {
    const found = {
      position: positions.get(row.positionId),
      sector: sectors.get(row.sectorId),
      place: places.get(row.municipalityId),
    }
    if (!found.position || !found.sector || !found.place) {
      throw new Error(`No position ${row.positionId}, sector ${row.sectorId} or place ${row.municipalityId}`)
    }
    const morePlaces = row.moreMunicipalityIds.flatMap((id) => places.get(id) ?? [])
    return { ...row, position: found.position, sector: found.sector, place: found.place, morePlaces }
  })
}
