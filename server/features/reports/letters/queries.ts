import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Handle, Tx } from '#server/database/open.ts'
import { account, company, offerReport, reportCase } from '#server/database/schema/schema.ts'

interface DecidedCase {
  caseId: number
  decidedAt: string
  /** The decision differs from the one that some were told before. */
  isNews: boolean
}

/**
 * The reports whose authors are to be told this decision, and whether they were told another one before. Empty the second time, so that each
 * gets one letter, and if there is a later decision.
 */
export async function takeUntold(tx: Tx, { caseId, decidedAt, isNews }: DecidedCase) {
  const moment = new Date(decidedAt)
  const isUntold = isNews
    ? sql`${offerReport.toldAt} is distinct from ${reportCase.decidedAt}`
    : isNull(offerReport.toldAt)
  const rows = await tx
    .select({ id: offerReport.id, wasTold: sql<boolean>`${offerReport.toldAt} is not null` })
    .from(offerReport)
    .innerJoin(reportCase, and(eq(reportCase.id, offerReport.caseId), eq(reportCase.decidedAt, moment)))
    .where(and(eq(offerReport.caseId, caseId), isNotNull(offerReport.email), isUntold))
    .for('update', { of: offerReport })
  const ids = rows.map(({ id }) => id)
  await tx.update(offerReport).set({ toldAt: moment }).where(inArray(offerReport.id, ids))
  return rows
}

/** The content of letters to the author of a report. Undefined without an e-mail, or if the report is gone. */
export async function findReport(db: Handle, id: number) {
  const { email, receipt, toldAt } = offerReport
  const [row] = await db
    .select({ email, receipt, toldAt, company: company.name, one: reportCase })
    .from(offerReport)
    .innerJoin(reportCase, eq(reportCase.id, offerReport.caseId))
    .innerJoin(company, eq(company.id, reportCase.companyId))
    .where(eq(offerReport.id, id))
  return row?.email ? { ...row, email: row.email } : undefined
}

/** A case with the e-mail of its company, if this is its last decision. */
export async function findDecided(db: Handle, { caseId, decidedAt }: Pick<DecidedCase, 'caseId' | 'decidedAt'>) {
  const [row] = await db
    .select({ one: reportCase, email: account.email })
    .from(reportCase)
    .innerJoin(company, eq(company.id, reportCase.companyId))
    .innerJoin(account, eq(account.id, company.accountId))
    .where(and(eq(reportCase.id, caseId), eq(reportCase.decidedAt, new Date(decidedAt))))
  return row
}
