import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#server/database/open.ts'
import { company, companyVerification, verificationStep } from '#server/database/schema/schema.ts'

/** Several new logos in a row are one step, so that they cannot push the others out of sight. */
export async function insertLogoStep(tx: Tx, companyId: number, now: Date): Promise<void> {
  const isLast = sql`${verificationStep.id} = (select max(id) from verification_step where company_id = ${companyId})`
  await tx.delete(verificationStep).where(and(isLast, eq(verificationStep.kind, 'new-logo')))
  await tx.insert(verificationStep).values({ companyId, kind: 'new-logo', happenedAt: now })
}

/** Ends the verification and puts the company at the end of the queue. The step keeps the name that was verified. */
export async function waitAgain(
  tx: Tx,
  { companyId, nameBefore, now }: { companyId: number; nameBefore: string; now: Date },
): Promise<void> {
  await tx.update(company).set({ verification: 'pending', verifiedOn: null }).where(eq(company.id, companyId))
  await tx.update(companyVerification).set({ submittedAt: now }).where(eq(companyVerification.companyId, companyId))
  await tx.insert(verificationStep).values([
    { companyId, kind: 'renamed', happenedAt: now, explanation: nameBefore },
    { companyId, kind: 'requested', happenedAt: now },
  ])
}
