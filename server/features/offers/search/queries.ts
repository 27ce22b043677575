import { and, count, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { OFFERS_COUNTED_MAX, type ContractType } from '#contract/constants.ts'
import type { Handle } from '#server/platform/database/open.ts'
import { findCities } from '#server/platform/database/master-data/place-names/find-cities.ts'
import { prepareOnce } from '#server/platform/database/prepare-once.ts'
import type { Window } from '#server/platform/database/page.ts'
import { company, offer, offerSearch } from '#server/platform/database/schema/schema.ts'

/** Only active offers of active projects are found. An undefined filter filters nothing. */
export interface OfferFilters {
  /** Words of the name, the position or the company. */
  words?: string | undefined
  sectorId?: number | undefined
  /** The name of a city in any spelling, or a part of names if no city is called so. */
  city?: string | undefined
  provinceId?: number | undefined
  modalityId?: number | undefined
  workdayId?: number | undefined
  contractType?: ContractType | undefined
  leastSalary?: number | undefined
  /** YYYY-MM-DD */
  since?: string | undefined
  /** YYYY-MM-DD. Offers that ended before are not found. */
  today: string
}

const searchOffers = prepareOnce((db) => {
  const given = [
    'words',
    'sectorId',
    'city',
    'provinceId',
    'modalityId',
    'workdayId',
    'contractType',
    'leastSalary',
    'since',
    'today',
    'offset',
    'limit',
    'counted',
  ].map((name) => sql.placeholder(name))
  return db
    .select({ ids: sql<number[]>`ids`, total: sql<number>`total` })
    .from(sql`search_offers(${sql.join(given, sql`, `)})`)
})

interface CountedWindow extends Window {
  /** Counts up to so many. Few are found sooner. */
  counted?: number
}

/** The ids of one page of the newest offers, and how many match: `counted` + 1 stands for more. */
export async function findOfferIds(db: Handle, filters: OfferFilters, window: CountedWindow) {
  const { limit, offset, counted = OFFERS_COUNTED_MAX } = window
  const cities = filters.city ? findCities(filters.city) : null
  const [found] = await searchOffers(db).execute({
    words: filters.words || null,
    sectorId: filters.sectorId ?? null,
    // With the text itself, so that the database refuses U+0000. No name has a line break, so none is found by a part.
    city: cities && [...cities, filters.city, ''].join('\n'),
    provinceId: filters.provinceId ?? null,
    modalityId: filters.modalityId ?? null,
    workdayId: filters.workdayId ?? null,
    contractType: filters.contractType ?? null,
    leastSalary: filters.leastSalary ?? null,
    since: filters.since ?? null,
    today: filters.today,
    offset,
    limit,
    counted,
  })
  return found ?? { ids: [], total: 0 }
}

/** How many of these offers stand up to and with this one in a list of the newest. Null: it does not exist. */
export async function countUpTo(db: Handle, ids: readonly number[], id: number): Promise<number | null> {
  const isBefore = sql`(${offerSearch.createdOn}, ${offerSearch.offerId}) >= (${offer.createdOn}, ${offer.id})`
  const [row] = await db
    .select({ offers: count(offerSearch.offerId) })
    .from(offer)
    .leftJoin(offerSearch, and(inArray(offerSearch.offerId, [...ids]), isBefore))
    .where(eq(offer.id, id))
    .groupBy(offer.id)
  return row?.offers ?? null
}

export async function listNewestOfferIds(db: Handle, limit: number, today: string): Promise<number[]> {
  const rows = await db
    .select({ id: offerSearch.offerId })
    .from(offerSearch)
    .where(gte(offerSearch.expiresOn, today))
    .orderBy(sql`${offerSearch.createdOn} desc nulls last`, sql`${offerSearch.offerId} desc nulls last`)
    .limit(limit)
  return rows.map(({ id }) => id)
}

// An older offer is not «recién publicada», and with few verified companies all offers would be read.
const NEWEST = 1000

/** The newest offers of verified companies, among the newest of all. */
export async function listVerifiedOfferIds(db: Handle, limit: number, today: string): Promise<number[]> {
  const newest = db
    .select({ offerId: offerSearch.offerId, createdOn: offerSearch.createdOn })
    .from(offerSearch)
    .where(gte(offerSearch.expiresOn, today))
    .orderBy(sql`${offerSearch.createdOn} desc nulls last`, sql`${offerSearch.offerId} desc nulls last`)
    .limit(NEWEST)
    .as('newest')
  const rows = await db
    .select({ id: newest.offerId })
    .from(newest)
    .innerJoin(offer, eq(offer.id, newest.offerId))
    .innerJoin(company, and(eq(company.id, offer.companyId), isNotNull(company.verifiedOn)))
    .orderBy(sql`${newest.createdOn} desc nulls last`, sql`${newest.offerId} desc nulls last`)
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function countActiveOffers(db: Handle, today: string): Promise<number> {
  const [row] = await db.select({ offers: count() }).from(offerSearch).where(gte(offerSearch.expiresOn, today))
  return row?.offers ?? 0
}
