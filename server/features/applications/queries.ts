import { and, desc, eq, isNull } from 'drizzle-orm'
import { isActiveOffer } from '#server/platform/database/active-offer.ts'
import type { Handle } from '#server/platform/database/open.ts'
import {
  application,
  company,
  cv,
  municipality,
  offer,
  project,
  sector,
} from '#server/platform/database/schema/schema.ts'

/**
 * Whether the offer takes applications; undefined where there is no such offer. Locked, so that this stays true until
 * the transaction ends. The project comes first, as where a project is deleted with its offers: in another order the two
 * could wait for each other.
 */
export async function lockActiveOffer(tx: Handle, offerId: number): Promise<boolean | undefined> {
  const [row] = await tx
    .select({ isActive: isActiveOffer })
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
    .where(eq(offer.id, offerId))
    .for('share', { of: [project, offer] })
  return row?.isActive
}

export async function ownsCv(
  db: Handle,
  { candidateId, cvId }: { candidateId: number; cvId: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: cv.id })
    .from(cv)
    .where(and(eq(cv.id, cvId), eq(cv.candidateId, candidateId), isNull(cv.removedAt)))
  return rows.length > 0
}

/** The unique key on candidate and offer lets one of many at once through. */
export const insertApplication = (db: Handle, values: typeof application.$inferInsert) =>
  db.insert(application).values(values)

/** Answers whether there was such an application of this candidate. */
export async function deleteApplication(db: Handle, { id, candidateId }: { id: number; candidateId: number }) {
  const deleted = await db
    .delete(application)
    .where(and(eq(application.id, id), eq(application.candidateId, candidateId)))
    .returning({ id: application.id })
  return deleted.length > 0
}

/** A candidate's applications, the newest first. */
export const listApplications = (db: Handle, candidateId: number) =>
  db
    .select({
      id: application.id,
      isActive: isActiveOffer,
      createdOn: application.createdOn,
      offerId: offer.id,
      offerName: offer.name,
      sectorName: sector.name,
      municipalityName: municipality.name,
      companyName: company.name,
    })
    .from(application)
    .innerJoin(offer, eq(offer.id, application.offerId))
    .innerJoin(project, eq(project.id, offer.projectId))
    .innerJoin(company, eq(company.id, project.companyId))
    .innerJoin(sector, eq(sector.id, offer.sectorId))
    .innerJoin(municipality, eq(municipality.id, offer.municipalityId))
    .where(eq(application.candidateId, candidateId))
    .orderBy(desc(application.id))

export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>[number]
