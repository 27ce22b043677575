import { and, inArray, isNull, sql } from 'drizzle-orm'
import { offerReport, reportCase } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { closeGoneCases } from './queries.ts'

/** Ends cases whose offer is gone, and tells the authors of their reports. */
export const closeCasesOfGoneOffers = ({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { id: caseId, outcome, decidedAt } of await closeGoneCases(tx, clock.now())) {
      if (!decidedAt) continue
      const decision = { caseId, decidedAt: decidedAt.toISOString(), isNews: outcome === 'gone', isPublic: false }
      await jobs.enqueue(tx, 'reports-decided', decision)
    }
  })

/** Deletes what visitors said, with their e-mails, some months after the decision. The decision stays with its company. */
export async function sweepReports({ db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>): Promise<void> {
  const now = clock.now().toISOString()
  const isOver = sql`${reportCase.decidedAt} + make_interval(months => ${env.retention.reportMonths}::int) <= ${now}`
  const over = db
    .select({ id: reportCase.id })
    .from(reportCase)
    .where(and(isNull(reportCase.queuedAt), isOver))
  await db.delete(offerReport).where(inArray(offerReport.caseId, over))
}
