import { sql } from 'drizzle-orm'
import type { SearchFilters } from '#contract/following/stored-search.ts'
import { describeSearch, nameOf } from '#contract/values/describe-search.ts'
import type { Handle } from '#server/database/open.ts'
import { modality, position, province, sector, workday } from '#server/database/schema/schema.ts'

type List = typeof position | typeof sector | typeof province | typeof modality | typeof workday

const nameIn = (list: List, id: number | undefined) =>
  sql<string | null>`(select ${list.name} from ${list} where ${list.id} = ${id ?? null}::integer)`

/** The filters in words. */
export async function describeFilters(db: Handle, filters: SearchFilters): Promise<string> {
  const [names] = await db
    .select({
      position: nameIn(position, filters.puesto),
      sector: nameIn(sector, filters.sector),
      province: nameIn(province, filters.provincia),
      modality: nameIn(modality, filters.modalidad),
      workday: nameIn(workday, filters.jornada),
    })
    .from(sql`(select) as nothing`)
  return describeSearch({
    words: filters.nombre,
    city: filters.ciudad,
    contract: filters.contrato,
    experience: filters.experiencia,
    isReserved: filters.reservada === 1,
    leastSalary: filters.salario,
    position: nameOf(filters.puesto, names?.position),
    sector: nameOf(filters.sector, names?.sector),
    province: nameOf(filters.provincia, names?.province),
    modality: nameOf(filters.modalidad, names?.modality),
    workday: nameOf(filters.jornada, names?.workday),
  })
}
