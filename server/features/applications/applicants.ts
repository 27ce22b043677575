import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { isActiveOffer } from '#server/platform/database/queries/active-offer.ts'
import type { Handle } from '#server/platform/database/open.ts'
import { totalMatches, type Window } from '#server/platform/database/page.ts'
import {
  account,
  application,
  candidate,
  cv,
  municipality,
  offer,
  project,
} from '#server/platform/database/schema/schema.ts'
import { isStayingCandidate } from '#server/platform/database/queries/leaving.ts'
import { containsPlainWords, plainText } from '#server/platform/database/queries/text-search.ts'

export interface ApplicantFilters {
  companyId: number
  /** Every word must occur in what the company sees: name, city, e-mail, the offer's name. */
  text?: string | undefined
  /** Whether their offer takes applications. */
  isActive?: boolean | undefined
  offerId?: number | undefined
  /** YYYY-MM-DD. Decides which offers have ended. */
  today: string
}

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

/** The applicants of a company's offers, newest first, each with the number of all matches. */
export function listApplicants(db: Handle, filters: ApplicantFilters, window: Window) {
  const page = selectPage(db, filters, window).as('page')
  return db
    .select({ ...columns, total: page.total })
    .from(page)
    .innerJoin(application, eq(application.id, page.id))
    .innerJoin(offer, eq(offer.id, application.offerId))
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .innerJoin(account, eq(account.id, candidate.accountId))
    .leftJoin(municipality, eq(municipality.id, candidate.municipalityId))
    .innerJoin(cv, eq(cv.id, application.cvId))
    .orderBy(desc(application.id))
}

export type ApplicantRow = Awaited<ReturnType<typeof listApplicants>>[number]

// PostgreSQL omits a left join whose columns no filter uses. With the company it reads each of the company's offers and projects once.
// All estimates of rows come from the company, so a large one that the statistics do not know gets the same plan.
function selectPage(
  db: Handle,
  { companyId, offerId, text = '', isActive, today }: ApplicantFilters,
  { limit, offset }: Window,
) {
  const matches = and(
    eq(application.companyId, companyId),
    isNotNull(application.offerId),
    ne(application.state, 'retirada'),
    isStayingCandidate(application.candidateId),
    offerId === undefined ? undefined : eq(application.offerId, offerId),
    ...containsPlainWords(sql`${candidate.searchText} || ' ' || ${plainText(offer.name)}`, text),
    isActive === undefined ? undefined : sql`${isActiveOffer(today)} = ${isActive}`,
  )
  return db
    .select({ id: application.id, total: totalMatches })
    .from(application)
    .leftJoin(offer, and(eq(offer.id, application.offerId), eq(offer.companyId, companyId)))
    .leftJoin(project, and(eq(project.id, offer.projectId), eq(project.companyId, companyId)))
    .leftJoin(candidate, eq(candidate.id, application.candidateId))
    .where(matches)
    .orderBy(desc(application.id))
    .limit(limit)
    .offset(offset)
}
