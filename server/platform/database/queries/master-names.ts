import { eq } from 'drizzle-orm'
import type { Handle } from '../open.ts'
import { readOnce } from '../read-once.ts'
import { community, municipality, position, province, sector } from '../schema/schema.ts'
import { placeColumns } from './places.ts'

/** The ids of an offer that refer to the lists of the product. */
interface Chosen {
  positionId: number
  sectorId: number
  municipalityId: number
}

const readNames = readOnce(async (db) => {
  const [positions, sectors, places] = await Promise.all([
    db.select({ id: position.id, name: position.name }).from(position),
    db.select().from(sector),
    db
      .select(placeColumns)
      .from(municipality)
      .innerJoin(province, eq(province.id, municipality.provinceId))
      .innerJoin(community, eq(community.id, province.communityId)),
  ])
  return {
    positions: new Map(positions.map((one) => [one.id, one])),
    sectors: new Map(sectors.map((one) => [one.id, one])),
    places: new Map(places.map((one) => [one.municipalityId, one])),
  }
})

type Names = Awaited<ReturnType<typeof readNames>>

function namesOf({ positions, sectors, places }: Names, row: Chosen) {
  const found = {
    position: positions.get(row.positionId),
    sector: sectors.get(row.sectorId),
    place: places.get(row.municipalityId),
  }
  return found.position && found.sector && found.place
    ? { position: found.position, sector: found.sector, place: found.place }
    : undefined
}

/** Adds position, sector and place to rows, from memory. Joining five tables would cost more than all the rest of a query. */
export async function withNames<Row extends Chosen>(db: Handle, rows: readonly Row[]) {
  const names = await readNames(db, (known) => rows.every((row) => namesOf(known, row)))
  return rows.map((row) => {
    const found = namesOf(names, row)
    if (!found) throw new Error(`No position ${row.positionId}, sector ${row.sectorId} or place ${row.municipalityId}`)
    return { ...row, ...found }
  })
}
