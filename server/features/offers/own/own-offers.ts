import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import { isOpenOffer } from '#server/domain/offers/public-offer.ts'
import { newestFirst } from '#server/domain/offers/select-offers.ts'
import { isOpen } from '#server/domain/applications/open-applications.ts'
import { listQuestions } from '#server/domain/applications/offer-questions.ts'
import { isStayingCandidate } from '#server/domain/accounts/leaving.ts'
import type { Handle } from '#server/database/open.ts'
import { totalMatches, type Window } from '#server/database/page.ts'
import { application, municipality, offer, project } from '#server/database/schema/schema.ts'
import { containsWords } from '#server/database/queries/text-search.ts'
import { listOffersById } from '#server/domain/offers/list-offers-by-id.ts'
import { listReviews } from '#server/domain/reviews/queries.ts'

export interface OwnOfferFilters {
  companyId: number
  /** Every word must occur in the name or the cities. */
  text?: string | undefined
  /** Whether candidates see it. */
  isActive?: boolean | undefined
  projectId?: number | undefined
  offerId?: number | undefined
  /** YYYY-MM-DD. Decides which offers have ended. */
  today: string
}

const otherCities = sql`(select string_agg(city.name, ' ') from ${municipality} city
  where city.id = any (${offer.moreMunicipalityIds}))`

const matches = ({ companyId, text = '', isActive, projectId, offerId, today }: OwnOfferFilters): SQL | undefined =>
  and(
    eq(offer.companyId, companyId),
    ...containsWords([offer.name, municipality.name, otherCities], text),
    isActive === undefined ? undefined : sql`${isOpenOffer(today)} = ${isActive}`,
    projectId === undefined ? undefined : eq(offer.projectId, projectId),
    offerId === undefined ? undefined : eq(offer.id, offerId),
  )

/** A company's offers, newest first, each with the number of all matches. */
export async function listOwnOffers(db: Handle, filters: OwnOfferFilters, window: Window) {
  // PostgreSQL omits a left join whose columns no filter uses.
  const found = await db
    .select({ id: offer.id, total: totalMatches })
    .from(offer)
    .leftJoin(project, and(eq(project.id, offer.projectId), eq(project.companyId, offer.companyId)))
    .leftJoin(municipality, eq(municipality.id, offer.municipalityId))
    .where(matches(filters))
    .orderBy(...newestFirst)
    .limit(window.limit)
    .offset(window.offset)
  const [first] = found
  if (!first) return []
  const ids = found.map(({ id }) => id)
  const applications = await countApplications(db, ids)
  const reviews = await listReviews(db, ids)
  const questions = await listQuestions(db, ids)
  const offers = await listOffersById(db, ids)
  return offers.map((row) => ({
    ...row,
    total: first.total,
    applications: applications.get(row.id)?.all ?? 0,
    waiting: applications.get(row.id)?.open ?? 0,
    questions: questions.get(row.id) ?? [],
    reviewRow: reviews.get(row.id),
  }))
}

/** How many applications each offer has, and how many of them are open. */
async function countApplications(db: Handle, offerIds: number[]): Promise<Map<number, { all: number; open: number }>> {
  const offerId = sql<number>`${application.offerId}`
  const open = sql<number>`count(*) filter (where ${isOpen})::int`
  const rows = await db
    .select({ offerId, all: count(), open })
    .from(application)
    .where(and(sql`${offerId} = any(${sql.param(offerIds)})`, isStayingCandidate(application.candidateId)))
    .groupBy(offerId)
  return new Map(rows.map((row) => [row.offerId, row]))
}

export type OwnOfferRow = Awaited<ReturnType<typeof listOwnOffers>>[number]
