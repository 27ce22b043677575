import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import { isActiveOffer } from '#server/platform/database/queries/active-offer.ts'
import { selectOffers } from '#server/platform/database/queries/select-offers.ts'
import type { Handle } from '#server/platform/database/open.ts'
import type { Window } from '#server/platform/database/page.ts'
import { account, application, candidate, cv, municipality, offer } from '#server/platform/database/schema/schema.ts'
import { containsWords } from '#server/platform/database/queries/text-search.ts'

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
    eq(offer.companyId, companyId),
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

/** The applicants of a company's offers, newest first. */
export const listApplicants = (db: Handle, filters: ApplicantFilters, window: Window) =>
  selectOffers(db, columns)
    .innerJoin(application, eq(application.offerId, offer.id))
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .innerJoin(account, eq(account.id, candidate.accountId))
    .leftJoin(municipality, eq(municipality.id, candidate.municipalityId))
    .innerJoin(cv, eq(cv.id, application.cvId))
    .where(matches(filters))
    .orderBy(desc(application.id))
    .limit(window.limit)
    .offset(window.offset)

export type ApplicantRow = Awaited<ReturnType<typeof listApplicants>>[number]

export async function countApplicants(db: Handle, filters: ApplicantFilters): Promise<number> {
  const [row] = await selectOffers(db, { matches: count() })
    .innerJoin(application, eq(application.offerId, offer.id))
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .innerJoin(account, eq(account.id, candidate.accountId))
    .leftJoin(municipality, eq(municipality.id, candidate.municipalityId))
    .where(matches(filters))
  return row?.matches ?? 0
}
