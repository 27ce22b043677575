import { eq, sql } from 'drizzle-orm'
import { isActiveOffer } from '#server/domain/offers/public-offer.ts'
import type { Handle } from '#server/database/open.ts'
import { shownPosition } from '#server/domain/offers/read-offers.ts'
import { newestFirst, selectOffers } from '#server/domain/offers/select-offers.ts'
import { company, municipality, offer, position, project, province, sector } from '#server/database/schema/schema.ts'

const publishedAt = sql`${offer.createdOn}::timestamp at time zone 'Europe/Madrid'`
/** When its company last changed or published it. */
export const changedAt = sql<Date>`coalesce(${offer.updatedAt}, ${publishedAt})`.mapWith(offer.updatedAt)

const shownColumns = (today: string) => ({
  id: offer.id,
  name: offer.name,
  description: offer.description,
  annualSalary: offer.annualSalary,
  salaryMax: offer.salaryMax,
  payPeriod: offer.payPeriod,
  periodPay: offer.periodPay,
  periodPayMax: offer.periodPayMax,
  payments: offer.payments,
  variablePay: offer.variablePay,
  modalityId: offer.modalityId,
  city: municipality.name,
  /** How many cities it has beside the first one. */
  others: sql<number>`cardinality(${offer.moreMunicipalityIds})`,
  isEverywhere: offer.isEverywhere,
  province: province.name,
  company: company.name,
  position: shownPosition,
  sector: sector.name,
  publishedAt: sql<Date>`${publishedAt}`.mapWith(offer.updatedAt),
  changedAt,
  isActive: isActiveOffer(today),
})

export const selectShown = (db: Handle, today: string) =>
  selectOffers(db, shownColumns(today))
    .innerJoin(company, eq(company.id, project.companyId))
    .innerJoin(position, eq(position.id, offer.positionId))
    .innerJoin(sector, eq(sector.id, offer.sectorId))
    .innerJoin(municipality, eq(municipality.id, offer.municipalityId))
    .innerJoin(province, eq(province.id, municipality.provinceId))

/** An offer in feeds and pictures. */
export type ShownOffer = Awaited<ReturnType<typeof selectShown>>[number]

/** These offers, newest first. */
export const listShown = (db: Handle, ids: readonly number[], today: string): Promise<ShownOffer[]> =>
  selectShown(db, today)
    .where(sql`${offer.id} = any(${sql.param([...ids])})`)
    .orderBy(...newestFirst)
