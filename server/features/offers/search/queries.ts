import { count, sql } from 'drizzle-orm'
import { OFFERS_COUNTED_MAX } from '#contract/constants.ts'
import type { Handle } from '#server/platform/database/open.ts'
import type { Window } from '#server/platform/database/page.ts'
import { offerSearch } from '#server/platform/database/schema/schema.ts'

/** Only active offers of active projects are found. An undefined filter filters nothing. */
export interface OfferFilters {
  /** Words of the name, the position or the company. */
  words?: string | undefined
  sectorId?: number | undefined
  /** The name of a city, or a part of it if no city is called so. */
  city?: string | undefined
  provinceId?: number | undefined
  modalityId?: number | undefined
  workdayId?: number | undefined
  leastSalary?: number | undefined
  /** YYYY-MM-DD */
  since?: string | undefined
}

/** The ids of one page of the newest offers, and how many match: `OFFERS_COUNTED_MAX` + 1 stands for more. */
export async function findOfferIds(db: Handle, filters: OfferFilters, { limit, offset }: Window) {
  const { words, sectorId, city, provinceId, modalityId, workdayId, leastSalary, since } = filters
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    select ids, total from search_offers(
      ${words || null}, ${sectorId ?? null}, ${city || null}, ${provinceId ?? null}, ${modalityId ?? null},
      ${workdayId ?? null}, ${leastSalary ?? null}, ${since ?? null}, ${offset}, ${limit}, ${OFFERS_COUNTED_MAX}
    )`)
  return rows[0] ?? { ids: [], total: 0 }
}

export async function listNewestOfferIds(db: Handle, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: offerSearch.offerId })
    .from(offerSearch)
    .orderBy(sql`${offerSearch.createdOn} desc nulls last`, sql`${offerSearch.offerId} desc nulls last`)
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function countActiveOffers(db: Handle): Promise<number> {
  const [row] = await db.select({ offers: count() }).from(offerSearch)
  return row?.offers ?? 0
}
