import { and, asc, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import { REVIEW_COUNTED_MAX } from '#contract/constants.ts'
import type { Finding } from '#contract/values/offer-rules/judge-offer.ts'
import { parseWholeNumber } from '#contract/values/whole-number.ts'
import { isActiveOffer } from '#server/domain/offers/public-offer.ts'
import { selectInWords } from '#server/domain/offers/read-offers.ts'
import { readReviewedText } from '#server/domain/reviews/reviewed-text.ts'
import { isInReviewQueue } from '#server/domain/reviews/review-queue.ts'
import { companyWords, offerWords } from '#server/database/schema/name-words.ts'
import { beginningsOf } from '#server/database/queries/word-query.ts'
import type { Review } from '#server/domain/reviews/review-offer.ts'
import type { Handle } from '#server/database/open.ts'
import { isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import { account, company, offer, offerFinding, offerReview, project } from '#server/database/schema/schema.ts'

/** The place of an offer in the queue. */
export interface QueuePlace {
  priority: number
  dueAt: Date
  offerId: number
}

const isAfter = ({ priority, dueAt, offerId }: QueuePlace): SQL =>
  sql`(${offerReview.priority}, ${offerReview.dueAt}, ${offerReview.offerId})
    > (${priority}::smallint, ${timeOf(dueAt)}, ${offerId}::integer)`

const findings = sql<Finding[]>`(select coalesce(json_agg(its order by field, rule), '[]') from ${offerFinding} its
  where its.offer_id = ${offer.id})`

/** The conditions of an operator's search. An offer meets all of them. */
export interface OfferSearch {
  /** Beginnings of words of the name, or the number. */
  words?: string | undefined
  company?: string | undefined
  review?: Review | undefined
}

const matches = ({ words, company: name, review }: OfferSearch): SQL | undefined =>
  and(
    words
      ? sql`(${offerWords(offer)} @@ ${beginningsOf(words)} or ${offer.id} = ${parseWholeNumber(words)})`
      : undefined,
    name
      ? sql`${offer.companyId} in (select id from ${company} where ${companyWords(company)} @@ ${beginningsOf(name)})`
      : undefined,
    review && eq(offer.review, review),
  )

interface Wanted {
  today: string
  after?: QueuePlace | undefined
  search: OfferSearch
}

/** The offers that wait, signs of fraud first, then by their time. With a search all that match, the newest first. */
export function listQueue(db: Handle, { today, after, search }: Wanted, limit: number) {
  const found = matches(search)
  const rows = found
    ? and(found, after && lt(offer.id, after.offerId))
    : and(isInReviewQueue(today), after && isAfter(after))
  const order = found ? [desc(offer.id)] : [asc(offerReview.priority), asc(offerReview.dueAt), asc(offerReview.offerId)]
  return db
    .select({
      id: offer.id,
      name: offer.name,
      companyId: company.id,
      companyName: company.name,
      review: offer.review,
      priority: offerReview.priority,
      dueAt: offerReview.dueAt,
      isChanged: sql<boolean>`${offerReview.textBefore} is not null`,
      findings,
      raised: offerReview.raised,
    })
    .from(offer)
    .leftJoin(offerReview, eq(offerReview.offerId, offer.id))
    .innerJoin(project, eq(project.id, offer.projectId))
    .innerJoin(company, eq(company.id, offer.companyId))
    .where(rows)
    .orderBy(...order)
    .limit(limit)
}

export type QueueRow = Awaited<ReturnType<typeof listQueue>>[number]

const ofCompany = (condition: SQL) =>
  sql<number>`(select count(*)::int from (
    select from ${offer} its where its.company_id = ${offer.companyId} and ${condition} limit ${REVIEW_COUNTED_MAX + 1}) counted)`

/** One offer with all that a decision needs, whatever its review. */
export async function findReviewedOffer(db: Handle, id: number, today: string) {
  const more = {
    isFound: isActiveOffer(today),
    priority: offerReview.priority,
    dueAt: offerReview.dueAt,
    decidedAt: offerReview.decidedAt,
    reason: offerReview.reason,
    note: offerReview.note,
    textBefore: offerReview.textBefore,
    raised: offerReview.raised,
    findings,
    company: {
      id: company.id,
      accountId: company.accountId,
      name: company.name,
      verification: company.verification,
      isSuspended: company.isSuspended,
      registeredOn: company.registeredOn,
    },
    offers: ofCompany(sql`true`),
    rejectedOffers: ofCompany(sql`its.review = 'rejected'`),
  }
  const [row] = await selectInWords(db, more).where(eq(offer.id, id))
  return row && { ...row, textBefore: row.textBefore && (await readReviewedText(db, row.textBefore)) }
}

export type ReviewedRow = NonNullable<Awaited<ReturnType<typeof findReviewedOffer>>>

/** The last decision about an offer, whether candidates find it, and where its company gets its mail. */
export async function findDecision(db: Handle, offerId: number, today: string) {
  const { reason, note, decidedAt } = offerReview
  const [row] = await db
    .select({
      review: offer.review,
      isFound: isActiveOffer(today),
      name: offer.name,
      reason,
      note,
      decidedAt,
      email: account.email,
    })
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
    .innerJoin(company, eq(company.id, offer.companyId))
    .innerJoin(account, eq(account.id, company.accountId))
    .innerJoin(offerReview, eq(offerReview.offerId, offer.id))
    .where(and(eq(offer.id, offerId), isStayingCompany(offer.companyId)))
  return row
}
