import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { isActiveOffer } from '#server/platform/database/active-offer.ts'
import type { Handle } from '#server/platform/database/open.ts'
import {
  company,
  municipality,
  offer,
  position,
  project,
  province,
  sector,
} from '#server/platform/database/schema/schema.ts'

const publishedAt = sql`${offer.createdOn}::timestamp at time zone 'Europe/Madrid'`
const changedAt = sql<Date>`coalesce(${offer.updatedAt}, ${publishedAt})`.mapWith(offer.updatedAt)
const lastChangedAt = sql<Date>`max(${changedAt})`.mapWith(offer.updatedAt)

export interface Part {
  number: number
  changedAt: Date
}

/**
 * Offers in parts by their ids: part 1 holds those up to `size`, part 2 the next, and so on. An offer so stays in the
 * file that it was first listed in, and a part is found by the primary key however many there are before it.
 */
export function listParts(db: Handle, size: number): Promise<Part[]> {
  const number = sql<number>`(${offer.id} - 1) / ${sql.raw(String(size))} + 1`
  return db
    .select({ number, changedAt: lastChangedAt })
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
    .where(isActiveOffer)
    .groupBy(number)
    .orderBy(asc(number))
}

export interface ListedOffer {
  id: number
  changedAt: Date
}

/** Active offers whose ids lie above `after` and up to `last`, in their order. */
export const listRange = (
  db: Handle,
  { after, last, limit }: { after: number; last: number; limit: number },
): Promise<ListedOffer[]> =>
  db
    .select({ id: offer.id, changedAt })
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
    .where(and(isActiveOffer, gt(offer.id, after), lte(offer.id, last)))
    .orderBy(asc(offer.id))
    .limit(limit)

/** The sectors with active offers and when the newest of each came. */
export const listLiveSectors = (db: Handle): Promise<{ id: number; changedAt: Date }[]> =>
  db
    .select({ id: offer.sectorId, changedAt: lastChangedAt })
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
    .where(isActiveOffer)
    .groupBy(offer.sectorId)
    .orderBy(asc(offer.sectorId))

const shownColumns = {
  id: offer.id,
  name: offer.name,
  description: offer.description,
  annualSalary: offer.annualSalary,
  modalityId: offer.modalityId,
  city: municipality.name,
  province: province.name,
  company: company.name,
  position: position.name,
  sector: sector.name,
  publishedAt: sql<Date>`${publishedAt}`.mapWith(offer.updatedAt),
  changedAt,
  isActive: isActiveOffer,
}

const selectShown = (db: Handle) =>
  db
    .select(shownColumns)
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
    .innerJoin(company, eq(company.id, project.companyId))
    .innerJoin(position, eq(position.id, offer.positionId))
    .innerJoin(sector, eq(sector.id, offer.sectorId))
    .innerJoin(municipality, eq(municipality.id, offer.municipalityId))
    .innerJoin(province, eq(province.id, municipality.provinceId))

/** What feeds and pictures tell of an offer. */
export type ShownOffer = Awaited<ReturnType<typeof selectShown>>[number]

export async function findShown(db: Handle, id: number): Promise<ShownOffer | undefined> {
  const [row] = await selectShown(db).where(eq(offer.id, id))
  return row
}

/** The newest active offers. The ids first: with all the tables in one query PostgreSQL would join every offer. */
export async function listNewest(db: Handle, limit: number): Promise<ShownOffer[]> {
  // «nulls last», as the index offer_newest has it.
  const newestFirst = [sql`${offer.createdOn} desc nulls last`, sql`${offer.id} desc nulls last`]
  const rows = await db
    .select({ id: offer.id })
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
    .where(isActiveOffer)
    .orderBy(...newestFirst)
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  return selectShown(db)
    .where(sql`${offer.id} = any(${sql.param(ids)})`)
    .orderBy(desc(offer.createdOn), desc(offer.id))
}
