import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { OfferRead } from '#contract/offer/read.ts'
import type { Handle } from '#server/database/open.ts'
import {
  company,
  modality,
  municipality,
  offer,
  offerReview,
  position,
  project,
  province,
  sector,
  workday,
} from '#server/database/schema/schema.ts'
import { questionLines } from '#server/domain/applications/offer-questions.ts'
import { requirements } from './list-offers-by-id.ts'
import { plainFieldsOf } from './offer-columns.ts'

/** A city of an offer. */
export interface CityInWords {
  ciudad: string
  provincia: string
}

/** The company's own words, or the entry of the list. */
export const shownPosition = sql<string>`coalesce(${offer.ownPosition}, ${position.name})`

const moreCities = sql<CityInWords[]>`(
  select coalesce(json_agg(json_build_object('ciudad', city.name, 'provincia', its.name)
    order by array_position(${offer.moreMunicipalityIds}, city.id)), '[]')
  from ${municipality} city join ${province} its on its.id = city.province_id where city.id = any (${offer.moreMunicipalityIds}))`

const columns = {
  ...getTableColumns(offer),
  companyName: company.name,
  logoKey: company.logoKey,
  projectName: project.name,
  position: shownPosition,
  modality: modality.name,
  workday: workday.name,
  sector: sector.name,
  province: province.name,
  municipality: municipality.name,
  moreCities,
  requirements,
  questions: questionLines,
}

/**
 * Offers with the names of what they refer to, and further columns. In one statement, so that each is read as it is at one moment. PostgreSQL
 * omits the review where nobody reads it.
 */
export const selectInWords = <More extends SelectedFields>(db: Handle, more: More) =>
  db
    .select({ ...columns, ...more })
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
    .innerJoin(company, eq(company.id, offer.companyId))
    .innerJoin(position, eq(position.id, offer.positionId))
    .innerJoin(modality, eq(modality.id, offer.modalityId))
    .innerJoin(workday, eq(workday.id, offer.workdayId))
    .innerJoin(sector, eq(sector.id, offer.sectorId))
    .innerJoin(province, eq(province.id, offer.provinceId))
    .innerJoin(municipality, eq(municipality.id, offer.municipalityId))
    .leftJoin(offerReview, eq(offerReview.offerId, offer.id))

export const listOffersInWords = (db: Handle, ids: readonly number[]) =>
  selectInWords(db, {}).where(sql`${offer.id} = any(${sql.param(ids)}::integer[])`)

export type OfferInWords = Awaited<ReturnType<typeof listOffersInWords>>[number]

export async function getOfferInWords(db: Handle, id: number): Promise<OfferInWords> {
  const [row] = await listOffersInWords(db, [id])
  if (!row) throw new Error(`The offer ${id} is missing`)
  return row
}

/** The offer as candidates read it. */
export const toRead = (row: OfferInWords): OfferRead => ({
  ...plainFieldsOf(row),
  emp_ofertas_id: row.id,
  empresa: row.companyName,
  puesto: row.position,
  modalidad: row.modality,
  jornada: row.workday,
  sector: row.sector,
  provincia: row.province,
  ciudad: row.municipality,
  mas_ciudades: row.moreCities.map(({ ciudad }) => ciudad),
  requirements_list: row.requirements,
})
