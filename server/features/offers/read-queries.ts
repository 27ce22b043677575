import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { newestFirst, selectOffers } from '#server/platform/database/queries/select-offers.ts'
import type { Handle } from '#server/platform/database/open.ts'
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

/** These offers, newest first. Separate from the search: in one query PostgreSQL would join all offers. */
export const listOffersById = (db: Handle, ids: number[]): Promise<OfferRow[]> =>
  selectShownOffers(db)
    .where(sql`${offer.id} = any(${sql.param(ids)})`)
    .orderBy(...newestFirst)
