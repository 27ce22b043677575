import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '#server/database/open.ts'
import { company, verificationStep } from '#server/database/schema/schema.ts'
import { closeAllOfCompany } from '#server/domain/applications/move-applications.ts'
import { addStep, changeStanding } from '#server/domain/companies/change-standing.ts'
import { nameOfDoer } from '#server/domain/operators/record-act.ts'

interface Hiding {
  /** The account of the company, locked. */
  subjectId: number
  by: number | null
  reason: string
  now: Date
}

/**
 * Suspends the company of an account that is being disabled, as its review does: offers are hidden, and waiting candidates are told, because
 * nobody would read their applications. Leaves a suspended one as it is.
 */
export async function hideCompany(tx: Tx, hiding: Hiding): Promise<void> {
  const found = await lockCompany(tx, hiding.subjectId)
  if (!found || found.isSuspended) return
  await suspend(tx, found.id, { ...hiding, isSuspended: true })
  const closing = { companyId: found.id, cause: 'empresa_suspendida', actor: 'sistema', accountId: null } as const
  await closeAllOfCompany(tx, { ...closing, letter: null, at: hiding.now })
}

/** Ends a suspension that `hideCompany` began: its step is of the moment at which the account was disabled. */
export async function showCompany(tx: Tx, { since, ...hiding }: Hiding & { since: Date }): Promise<void> {
  const found = await lockCompany(tx, hiding.subjectId)
  if (!found?.isSuspended) return
  const [step] = await tx
    .select({ happenedAt: verificationStep.happenedAt })
    .from(verificationStep)
    .where(and(eq(verificationStep.companyId, found.id), eq(verificationStep.kind, 'suspended')))
    .orderBy(desc(verificationStep.id))
    .limit(1)
  if (step?.happenedAt.getTime() === since.getTime()) await suspend(tx, found.id, { ...hiding, isSuspended: false })
}

async function lockCompany(tx: Tx, accountId: number) {
  const [row] = await tx
    .select({ id: company.id, isSuspended: company.isSuspended })
    .from(company)
    .where(eq(company.accountId, accountId))
    .for('update')
  return row
}

async function suspend(
  tx: Tx,
  companyId: number,
  { isSuspended, by, reason, now }: Hiding & { isSuspended: boolean },
): Promise<void> {
  await changeStanding(tx, companyId, { isSuspended })
  await addStep(tx, {
    companyId,
    kind: isSuspended ? 'suspended' : 'readmitted',
    happenedAt: now,
    operatorEmail: nameOfDoer(by),
    reason: isSuspended ? 'otro' : null,
    explanation: reason,
  })
}
