import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { REPORTS_SHOWN_MAX } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { company, offer, offerReport, offerReview, project, reportCase } from '#server/database/schema/schema.ts'
import { standingOn } from './standing.ts'

/** The place of a case in the queue. */
export interface Place {
  queuedAt: Date
  id: number
}

const columns = {
  id: reportCase.id,
  offerId: reportCase.offerId,
  offerName: reportCase.offerName,
  companyName: company.name,
  queuedAt: reportCase.queuedAt,
  secondAskedAt: reportCase.secondAskedAt,
}

/** The cases in the queue, oldest first, without those of deleted offers, which end within the hour. */
export const listQueued = (db: Handle, { after, limit }: { after: Place | undefined; limit: number }) =>
  db
    .select(columns)
    .from(reportCase)
    .innerJoin(company, eq(company.id, reportCase.companyId))
    .where(
      and(
        isNotNull(reportCase.queuedAt),
        isNotNull(reportCase.offerId),
        after &&
          sql`(${reportCase.queuedAt}, ${reportCase.id}) > (${after.queuedAt.toISOString()}, ${after.id}::integer)`,
      ),
    )
    .orderBy(asc(reportCase.queuedAt), asc(reportCase.id))
    .limit(limit)

export type QueuedRow = Awaited<ReturnType<typeof listQueued>>[number]

export type ReasonCount = Pick<typeof offerReport.$inferSelect, 'caseId' | 'reason'> & { times: number }

/** How often each reason was given in these cases, the most frequent first. */
export async function countReasons(db: Handle, caseIds: number[]): Promise<ReasonCount[]> {
  if (caseIds.length === 0) return []
  const times = sql<number>`count(*)::int`
  return db
    .select({ caseId: offerReport.caseId, reason: offerReport.reason, times })
    .from(offerReport)
    .where(inArray(offerReport.caseId, caseIds))
    .groupBy(offerReport.caseId, offerReport.reason)
    .orderBy(desc(times), asc(offerReport.reason))
}

/** A case with what an operator reads before a decision. */
export async function findCase(db: Handle, id: number, today: string) {
  const [row] = await db
    .select({
      ...columns,
      // The present name of the offer, not the one at the time of the report.
      offerName: sql<string>`coalesce(${offer.name}, ${reportCase.offerName})`,
      version: offer.version,
      accountId: company.accountId,
      description: offer.description,
      standing: standingOn(today),
      outcome: reportCase.outcome,
      reason: reportCase.reason,
      note: reportCase.note,
      decidedAt: reportCase.decidedAt,
      secondText: reportCase.secondText,
    })
    .from(reportCase)
    .innerJoin(company, eq(company.id, reportCase.companyId))
    .leftJoin(offer, eq(offer.id, reportCase.offerId))
    .leftJoin(project, eq(project.id, offer.projectId))
    .leftJoin(offerReview, eq(offerReview.offerId, offer.id))
    .where(eq(reportCase.id, id))
  return row
}

export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>

/** The newest reports of a case. */
export const listReports = (db: Handle, caseId: number) =>
  db
    .select({
      id: offerReport.id,
      reason: offerReport.reason,
      text: offerReport.text,
      createdAt: offerReport.createdAt,
      hasEmail: sql<boolean>`${offerReport.email} is not null`,
    })
    .from(offerReport)
    .where(eq(offerReport.caseId, caseId))
    .orderBy(desc(offerReport.id))
    .limit(REPORTS_SHOWN_MAX)

export type ReportRow = Awaited<ReturnType<typeof listReports>>[number]
