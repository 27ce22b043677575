import { eq, sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Tx } from '#server/database/open.ts'
import { company, verificationStep } from '#server/database/schema/schema.ts'

type Standing = Pick<typeof company.$inferSelect, 'verification' | 'isSuspended' | 'verifiedOn'>

/** Changes how a locked company stands. Decisions about the version before are refused. */
export const changeStanding = (tx: Tx, companyId: number, standing: Partial<Standing>) =>
  tx
    .update(company)
    .set({ ...standing, verificationVersion: sql`${company.verificationVersion} + 1` })
    .where(eq(company.id, companyId))

/** Adds a step to the history of a verification. Returns its id. */
export async function addStep(tx: Tx, step: PgInsertValue<typeof verificationStep>): Promise<number> {
  const [row] = await tx.insert(verificationStep).values(step).returning({ id: verificationStep.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}
