import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Handle, Tx } from '#server/database/open.ts'
import { wasPublic } from '#server/domain/offers/public-offer.ts'
import { isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { takeQueuedReports } from '#server/domain/reviews/undo-decision.ts'
import { company, offer, offerReport, offerReview, reportCase } from '#server/database/schema/schema.ts'
import { isStillWithdrawn } from './standing.ts'

export type ReportCase = typeof reportCase.$inferSelect
export type NewReport = Omit<typeof offerReport.$inferInsert, 'id' | 'toldAt'>

const isQueued = isNotNull(reportCase.queuedAt)

/** An offer of a company that stays, active or not. */
export async function findOffer(db: Handle, offerId: number) {
  const [row] = await db
    .select({ id: offer.id, companyId: offer.companyId, name: offer.name })
    .from(offer)
    .where(and(eq(offer.id, offerId), isStayingCompany(offer.companyId)))
  return row
}

/**
 * Visitors could read it. An offer that was never public is excluded, because its company could use it to send letters. Operators have held and
 * rejected offers without reports already.
 */
const couldBeRead = sql`((${offer.review} in ('approved', 'waiting') and ${wasPublic})
  or exists (select from ${reportCase} where ${reportCase.offerId} = ${offer.id}))`

/**
 * An offer that visitors can report. Until the transaction ends nobody decides about it, and its company cannot ask to look again. The company
 * comes first, as in every transaction: its row is locked by the case that refers to it.
 */
export async function shareReportable(tx: Tx, offerId: number) {
  const owner = tx.select({ id: offer.companyId }).from(offer).where(eq(offer.id, offerId))
  await tx.select({ id: company.id }).from(company).where(inArray(company.id, owner)).for('key share')
  const [row] = await tx
    .select({ companyId: offer.companyId, name: offer.name })
    .from(offer)
    .where(and(eq(offer.id, offerId), isStayingCompany(offer.companyId), couldBeRead))
    .for('key share', { of: offer })
  return row
}

/** Adds a case for an offer, unless one is in the queue. */
export const insertCase = (tx: Tx, one: Pick<ReportCase, 'offerId' | 'companyId' | 'offerName' | 'queuedAt'>) =>
  tx.insert(reportCase).values(one).onConflictDoNothing()

/** The case of an offer that is in the queue. */
export async function getQueuedCase(tx: Tx, offerId: number): Promise<number> {
  const [row] = await tx
    .select({ id: reportCase.id })
    .from(reportCase)
    .where(and(eq(reportCase.offerId, offerId), isQueued))
  if (!row) throw new Error('the case is missing')
  return row.id
}

export async function insertReport(tx: Tx, report: NewReport): Promise<number> {
  const [row] = await tx.insert(offerReport).values(report).returning({ id: offerReport.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

export async function findOfferOfCase(db: Handle, id: number): Promise<{ offerId: number | null } | undefined> {
  const [row] = await db.select({ offerId: reportCase.offerId }).from(reportCase).where(eq(reportCase.id, id))
  return row
}

/** A case, locked: nobody else decides it or adds a report to it. */
export async function lockCase(tx: Tx, id: number): Promise<ReportCase | undefined> {
  const [row] = await tx.select().from(reportCase).where(eq(reportCase.id, id)).for('update')
  return row
}

type Decision = Pick<ReportCase, 'offerName' | 'outcome' | 'decidedAt' | 'decidedBy' | 'reason' | 'note'>

/** Saves a decision. The case leaves the queue. */
export const saveDecision = (tx: Tx, id: number, decision: Decision) =>
  tx
    .update(reportCase)
    .set({ ...decision, queuedAt: null, undo: sql`to_jsonb(report_case) - 'undo'` })
    .where(eq(reportCase.id, id))

/** Moves the reports after this one to a case of their own, which stays in the queue. */
export async function keepLaterReports(tx: Tx, one: ReportCase, lastSeenId: number): Promise<void> {
  const isLater = and(eq(offerReport.caseId, one.id), gt(offerReport.id, lastSeenId))
  const [first] = await tx
    .select({ queuedAt: offerReport.createdAt })
    .from(offerReport)
    .where(isLater)
    .orderBy(offerReport.id)
    .limit(1)
  if (!first || one.offerId === null) return
  const { offerId, companyId, offerName } = one
  const values = { offerId, companyId, offerName, ...first }
  const [later] = await tx.insert(reportCase).values(values).returning({ id: reportCase.id })
  if (later) await tx.update(offerReport).set({ caseId: later.id }).where(isLater)
}

/** The offers of a company that are hidden because of reports, each with its case. */
export const listWithdrawn = (db: Handle, companyId: number) =>
  db
    .select({
      id: reportCase.id,
      offerId: offer.id,
      reason: reportCase.reason,
      note: reportCase.note,
      decidedAt: reportCase.decidedAt,
      queuedAt: reportCase.queuedAt,
      secondAskedAt: reportCase.secondAskedAt,
    })
    .from(reportCase)
    .innerJoin(offer, eq(offer.id, reportCase.offerId))
    .innerJoin(offerReview, eq(offerReview.offerId, offer.id))
    .where(and(eq(reportCase.companyId, companyId), isStillWithdrawn))
    .orderBy(desc(reportCase.id))

export type Withdrawn = Awaited<ReturnType<typeof listWithdrawn>>[number]

/** Puts a decided case into the queue again, with the reports that another case of the offer got meanwhile. */
export async function reopenCase(
  tx: Tx,
  { id, offerId }: Withdrawn,
  second: { now: Date; text: string },
): Promise<void> {
  await takeQueuedReports(tx, { id, offerId })
  const asked = { queuedAt: second.now, secondAskedAt: second.now, secondText: second.text }
  await tx.update(reportCase).set(asked).where(eq(reportCase.id, id))
}

/** Ends the cases whose offer its company has deleted. A decided case keeps its decision. */
export async function closeGoneCases(tx: Tx, now: Date): Promise<ReportCase[]> {
  const isGone = and(isNull(reportCase.offerId), isQueued)
  const decided = await tx
    .update(reportCase)
    .set({ queuedAt: null })
    .where(and(isGone, isNotNull(reportCase.outcome)))
    .returning()
  const undecided = await tx
    .update(reportCase)
    .set({ queuedAt: null, outcome: 'gone', decidedAt: now })
    .where(isGone)
    .returning()
  return [...decided, ...undecided]
}
