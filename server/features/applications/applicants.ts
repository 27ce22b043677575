import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import { isActiveOffer } from '#server/platform/database/active-offer.ts'
import type { Handle } from '#server/platform/database/open.ts'
import type { Window } from '#server/platform/database/page.ts'
import {
  account,
  application,
  candidate,
  cv,
  municipality,
  offer,
  project,
} from '#server/platform/database/schema/schema.ts'
import { containsWords } from '#server/platform/database/text-search.ts'

/** Whose applicants, and which of them. */
export interface ApplicantFilters {
  companyId: number
  /** Every word must occur in what the company sees: name, city, e-mail, the offer's name. */
  text?: string | undefined
  /** Whether their offer takes applications. */
  isActive?: boolean | undefined
  offerId?: number | undefined
}

const searched = [candidate.firstName, candidate.firstSurname, municipality.name, account.email, offer.name]

const matches = ({ companyId, text = '', isActive, offerId }: ApplicantFilters): SQL | undefined =>
  and(
    eq(project.companyId, companyId),
    ...containsWords(searched, text),
    isActive === undefined ? undefined : sql`${isActiveOffer} = ${isActive}`,
    offerId === undefined ? undefined : eq(offer.id, offerId),
  )

// Only what a company may see of a person.
const columns = {
  id: application.id,
  firstName: candidate.firstName,
  firstSurname: candidate.firstSurname,
  mobilePhone: candidate.mobilePhone,
  email: account.email,
  photoKey: candidate.photoKey,
  municipalityName: municipality.name,
  offerId: offer.id,
  offerName: offer.name,
  cvName: cv.name,
  cvKey: cv.fileKey,
}

const selectApplicants = (db: Handle) =>
  db
    .select(columns)
    .from(application)
    .innerJoin(offer, eq(offer.id, application.offerId))
    .innerJoin(project, eq(project.id, offer.projectId))
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .innerJoin(account, eq(account.id, candidate.accountId))
    .innerJoin(cv, eq(cv.id, application.cvId))
    .leftJoin(municipality, eq(municipality.id, candidate.municipalityId))

export type ApplicantRow = Awaited<ReturnType<typeof selectApplicants>>[number]

/** Who applied to a company's offers, the newest first. */
export const listApplicants = (
  db: Handle,
  { filters, window }: { filters: ApplicantFilters; window: Window },
): Promise<ApplicantRow[]> =>
  selectApplicants(db).where(matches(filters)).orderBy(desc(application.id)).limit(window.limit).offset(window.offset)

export async function countApplicants(db: Handle, filters: ApplicantFilters): Promise<number> {
  const [row] = await db
    .select({ matches: count() })
    .from(application)
    .innerJoin(offer, eq(offer.id, application.offerId))
    .innerJoin(project, eq(project.id, offer.projectId))
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .innerJoin(account, eq(account.id, candidate.accountId))
    .leftJoin(municipality, eq(municipality.id, candidate.municipalityId))
    .where(matches(filters))
  return row?.matches ?? 0
}
