import { and, asc, count, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { isActiveOffer } from '#server/platform/database/queries/active-offer.ts'
import { newestFirst, selectOffers } from '#server/platform/database/queries/select-offers.ts'
import type { Handle } from '#server/platform/database/open.ts'
import type { Window } from '#server/platform/database/page.ts'
import { placeColumns } from '#server/platform/database/queries/places.ts'
import {
  community,
  company,
  municipality,
  offer,
  position,
  project,
  province,
  requirement,
  sector,
} from '#server/platform/database/schema/schema.ts'
import { containsText, wordsOf } from '#server/platform/database/queries/text-search.ts'

const requirements = sql<string[]>`array(
  select ${requirement.description} from ${requirement}
  where ${requirement.offerId} = ${offer.id} order by ${asc(requirement.place)}
)`

const offerColumns = {
  ...getTableColumns(offer),
  position: { id: position.id, name: position.name },
  sector: { id: sector.id, name: sector.name, imagePath: sector.imagePath },
  place: placeColumns,
  project: { id: project.id, name: project.name, state: project.state },
  company: { name: company.name, logoKey: company.logoKey },
  requirements,
}

const selectShownOffers = (db: Handle) =>
  selectOffers(db, offerColumns)
    .innerJoin(company, eq(company.id, project.companyId))
    .innerJoin(position, eq(position.id, offer.positionId))
    .innerJoin(sector, eq(sector.id, offer.sectorId))
    .innerJoin(municipality, eq(municipality.id, offer.municipalityId))
    .innerJoin(province, eq(province.id, municipality.provinceId))
    .innerJoin(community, eq(community.id, province.communityId))

export type OfferRow = Awaited<ReturnType<typeof selectShownOffers>>[number]

export async function findOffer(db: Handle, id: number): Promise<OfferRow | undefined> {
  const [row] = await selectShownOffers(db).where(eq(offer.id, id))
  return row
}

export interface OfferFilters {
  name?: string | undefined
  sectorId?: number | undefined
  /** A part of the city's name. */
  city?: string | undefined
  cityIds?: number[] | undefined
}

/** Active offers in active projects; every word must occur in the offer's name. */
const matches = (db: Handle, { name = '', sectorId, city = '', cityIds }: OfferFilters): SQL | undefined => {
  const cities = db.select({ id: municipality.id }).from(municipality).where(containsText(municipality.name, city))
  return and(
    isActiveOffer,
    ...wordsOf(name).map((word) => containsText(offer.name, word)),
    sectorId === undefined ? undefined : eq(offer.sectorId, sectorId),
    city ? inArray(offer.municipalityId, cities) : undefined,
    cityIds && sql`${offer.municipalityId} = any(${sql.param(cityIds)})`,
  )
}

export async function countActiveOffers(db: Handle, filters: OfferFilters): Promise<number> {
  const [row] = await selectOffers(db, { matches: count() }).where(matches(db, filters))
  return row?.matches ?? 0
}

/** The ids of the newest matches. */
export async function listActiveOfferIds(db: Handle, filters: OfferFilters, window: Window): Promise<number[]> {
  const rows = await selectOffers(db, { id: offer.id })
    .where(matches(db, filters))
    .orderBy(...newestFirst)
    .limit(window.limit)
    .offset(window.offset)
  return rows.map(({ id }) => id)
}

/** These offers, newest first. Separate from the search: in one query PostgreSQL would join all offers. */
export const listOffersById = (db: Handle, ids: number[]): Promise<OfferRow[]> =>
  selectShownOffers(db)
    .where(sql`${offer.id} = any(${sql.param(ids)})`)
    .orderBy(...newestFirst)
