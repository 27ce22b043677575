import type { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../schema/master.ts'
import { documentTypes, modalities, sexes, workdays } from './choices.ts'
import { communities, municipalities, provinces } from './places.ts'
import { countries } from './countries.ts'
import { partners } from './partners.ts'
import { positions, sectors } from './work.ts'

export interface MasterList {
  table: PgTable
  rows: Record<string, unknown>[]
}

/** Every list with its table, parents before children. */
export const masterLists: MasterList[] = [
  { table: schema.community, rows: communities },
  { table: schema.province, rows: provinces },
  { table: schema.municipality, rows: municipalities },
  { table: schema.sector, rows: sectors },
  { table: schema.position, rows: positions },
  { table: schema.partner, rows: partners },
  { table: schema.modality, rows: modalities },
  { table: schema.workday, rows: workdays },
  { table: schema.documentType, rows: documentTypes },
  { table: schema.sex, rows: sexes },
  { table: schema.country, rows: countries },
]
