import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Handle } from '#server/db/open.ts'
import { application, company, cv, municipality, offer, project, sector } from '#server/db/schema.ts'

// An offer is open while it and its project are.
const isOpen = sql<boolean>`${offer.state} = 1 and ${project.state} = 1`

/** Whether the offer takes applications; undefined where there is no such offer. */
export async function findOfferOpen(db: Handle, offerId: number): Promise<boolean | undefined> {
  const [row] = await db
    .select({ isOpen })
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
    .where(eq(offer.id, offerId))
  return row?.isOpen
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
      isOpen,
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
