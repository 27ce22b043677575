import { and, desc, eq, isNull } from 'drizzle-orm'
import { isActiveOffer } from '#server/platform/database/queries/active-offer.ts'
import { selectOffers } from '#server/platform/database/queries/select-offers.ts'
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

export type NewApplication = typeof application.$inferInsert

/**
 * The company of an offer, and whether it takes applications; undefined where there is no such offer. The rows stay locked until
 * the transaction ends. The project is locked before the offer, as where a project is deleted: the other order could deadlock.
 */
export async function lockOffer(tx: Handle, offerId: number) {
  const [row] = await selectOffers(tx, { companyId: offer.companyId, isActive: isActiveOffer })
    .where(eq(offer.id, offerId))
    .for('share', { of: [project, offer] })
  return row
}

export async function ownsCv(
  db: Handle,
  { candidateId, cvId }: Pick<NewApplication, 'candidateId' | 'cvId'>,
): Promise<boolean> {
  const own = and(eq(cv.id, cvId), eq(cv.candidateId, candidateId), isNull(cv.removedAt))
  return (await db.$count(cv, own)) > 0
}

/** The unique key on candidate and offer accepts only one of several simultaneous applications. */
export const insertApplication = (db: Handle, values: NewApplication) => db.insert(application).values(values)

/** Returns false where the candidate has no such application. */
export async function deleteApplication(db: Handle, candidateId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(application)
    .where(and(eq(application.id, id), eq(application.candidateId, candidateId)))
    .returning({ id: application.id })
  return deleted.length > 0
}

const columns = {
  id: application.id,
  isActive: isActiveOffer,
  createdOn: application.createdOn,
  offerId: offer.id,
  offerName: offer.name,
  sectorName: sector.name,
  municipalityName: municipality.name,
  companyName: company.name,
}

/** A candidate's applications, newest first. */
export const listApplications = (db: Handle, candidateId: number) =>
  selectOffers(db, columns)
    .innerJoin(application, eq(application.offerId, offer.id))
    .innerJoin(company, eq(company.id, project.companyId))
    .innerJoin(sector, eq(sector.id, offer.sectorId))
    .innerJoin(municipality, eq(municipality.id, offer.municipalityId))
    .where(eq(application.candidateId, candidateId))
    .orderBy(desc(application.id))

export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>[number]
