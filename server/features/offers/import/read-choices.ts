import type { Handle } from '#server/database/open.ts'
import { modality, municipality, position, province, sector, workday } from '#server/database/schema/schema.ts'
import { plainText } from '../suggestions/plain-text.ts'

/** One entry of a list, found by its number or by its name without accents and capitals. */
export interface Choice {
  id: number
  /** Of a position: its sector. Of a city: its province. Of a province: its community. */
  parent?: number
}

export type FindChoice = (given: string, parent?: number) => Choice | undefined

type Row = Choice & { name: string }

function finder(rows: readonly Row[]): FindChoice {
  const byName = Map.groupBy(rows, ({ name }) => plainText(name))
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  return (given, parent) => {
    const numbered = byId.get(given)
    const found = numbered ? [numbered] : (byName.get(plainText(given)) ?? [])
    const fitting = found.filter((row) => parent === undefined || row.parent === parent)
    // Two cities may have one name: then the province has to say which.
    return fitting.length === 1 ? fitting[0] : undefined
  }
}

export interface Choices {
  puesto: FindChoice
  sector: FindChoice
  ciudad: FindChoice
  provincia: FindChoice
  modalidad: FindChoice
  jornada: FindChoice
}

export async function readChoices(db: Handle): Promise<Choices> {
  const positions = await db.select({ id: position.id, name: position.name, parent: position.sectorId }).from(position)
  const cities = await db
    .select({ id: municipality.id, name: municipality.name, parent: municipality.provinceId })
    .from(municipality)
  const provinces = await db
    .select({ id: province.id, name: province.name, parent: province.communityId })
    .from(province)
  const names = { sector, modality, workday }
  const list = (table: keyof typeof names) =>
    db.select({ id: names[table].id, name: names[table].name }).from(names[table])
  return {
    puesto: finder(positions),
    ciudad: finder(cities),
    provincia: finder(provinces),
    sector: finder(await list('sector')),
    modalidad: finder(await list('modality')),
    jornada: finder(await list('workday')),
  }
}
