import { sql, type SQL } from 'drizzle-orm'
import { FRAUD_REASONS, SUSPENDED_READS_DAYS } from '#contract/values/verification.ts'
import { company, verificationStep } from '#server/database/schema/schema.ts'

const SUSPENDED_READS_MS = SUSPENDED_READS_DAYS * 24 * 3_600_000

/** Companies that were suspended before this moment read no applicant. */
export const suspendedReadsSince = (now: Date): Date => new Date(now.getTime() - SUSPENDED_READS_MS)

/**
 * Whether a company may read those who applied to it. Suspended for fraud it reads nothing; for another reason what it had, until
 * `suspendedReadsSince`. A suspension without a step is of an unknown reason, so it reads nothing. The query must join `company`.
 */
export const readsApplicants = (since: unknown): SQL<boolean> => sql<boolean>`(not ${company.isSuspended} or coalesce((
  select step.reason <> all(${sql.param(FRAUD_REASONS)}::text[]) and step.happened_at > ${since}
  from ${verificationStep} step where step.company_id = ${company.id} and step.kind = 'suspended'
  order by step.id desc limit 1), false))`
