import { sql } from 'drizzle-orm'
import { describeSearch } from '#contract/offer/describe-search.ts'
import type { EntryFilter, ListFilters } from '#contract/offer/filters.ts'
import type { Handle } from '#server/database/open.ts'
import {
  announcedOffer,
  company,
  modality,
  offer,
  position,
  province,
  sector,
  workday,
} from '#server/database/schema/schema.ts'

type List = typeof sector | typeof position | typeof province | typeof modality | typeof workday | typeof company

const lists: Record<EntryFilter, List> = {
  sector,
  puesto: position,
  provincia: province,
  modalidad: modality,
  jornada: workday,
  empresa: company,
}

const nameIn = (list: List, id: number | undefined) =>
  sql<
    string | null
  >`(select ${list.name} from ${list} where ${list.id} = ${id ?? null}::integer and ${list === company ? wasSeen : sql`true`})`

/** Nobody learns the name of a company that nobody could see yet. */
const wasSeen = sql`(${company.verification} = 'verified' or exists (
  select from ${announcedOffer} join ${offer} on ${offer.id} = ${announcedOffer.offerId} where ${offer.companyId} = ${company.id}))`

/** The filters in words. */
export async function describeFilters(db: Handle, filters: ListFilters): Promise<string> {
  const names = Object.entries(lists).map(([name, list]) => [name, nameIn(list, filters[name as EntryFilter])] as const)
  const [entries] = await db.select(Object.fromEntries(names)).from(sql`(select) as nothing`)
  return describeSearch(filters, entries)
}
