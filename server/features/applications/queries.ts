import { and, desc, eq } from 'drizzle-orm'
import { isActiveOffer, isCleared } from '#server/platform/database/queries/active-offer.ts'
import { isStayingCompany } from '#server/platform/database/queries/leaving.ts'
import { selectOffers } from '#server/platform/database/queries/select-offers.ts'
import type { Handle } from '#server/platform/database/open.ts'
import {
  application,
  company,
  municipality,
  offer,
  offerReview,
  project,
  sector,
} from '#server/platform/database/schema/schema.ts'

/** Returns false where the candidate has no such application. */
export async function deleteApplication(db: Handle, candidateId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(application)
    .where(and(eq(application.id, id), eq(application.candidateId, candidateId)))
    .returning({ id: application.id })
  return deleted.length > 0
}

const columns = (today: string) => ({
  id: application.id,
  isActive: isActiveOffer(today),
  isCleared,
  createdOn: application.createdOn,
  offerId: offer.id,
  offerName: offer.name,
  sectorName: sector.name,
  municipalityName: municipality.name,
  companyName: company.name,
  review: offer.review,
  reason: offerReview.reason,
})

/** A candidate's applications, newest first. */
export const listApplications = (db: Handle, candidateId: number, today: string) =>
  selectOffers(db, columns(today))
    .innerJoin(application, eq(application.offerId, offer.id))
    .innerJoin(company, eq(company.id, project.companyId))
    .innerJoin(sector, eq(sector.id, offer.sectorId))
    .innerJoin(municipality, eq(municipality.id, offer.municipalityId))
    .leftJoin(offerReview, eq(offerReview.offerId, offer.id))
    .where(and(eq(application.candidateId, candidateId), isStayingCompany(application.companyId)))
    .orderBy(desc(application.id))

export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>[number]
