import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Handle, Tx } from '#server/database/open.ts'
import { isStayingCompany } from '#server/domain/accounts/leaving.ts'
import {
  account,
  company,
  companyCheck,
  companyVerification,
  verificationStep,
} from '#server/database/schema/schema.ts'
import type { CheckKind, LegalData, State } from './state-after.ts'

export type StepKind = (typeof verificationStep.$inferSelect)['kind']
export type VerificationRow = typeof companyVerification.$inferSelect

/** How a company stands. The row is locked until the transaction ends: its own changes and decisions come one after the other. */
export async function lockStanding(tx: Tx, companyId: number) {
  const [row] = await tx
    .select({
      accountId: company.accountId,
      state: company.verification,
      isSuspended: company.isSuspended,
      verifiedOn: company.verifiedOn,
      version: company.verificationVersion,
    })
    .from(company)
    .where(eq(company.id, companyId))
    .for('update')
  return row
}

export async function findVerification(db: Handle, companyId: number): Promise<VerificationRow | undefined> {
  const [row] = await db.select().from(companyVerification).where(eq(companyVerification.companyId, companyId))
  return row
}

type Saved = LegalData & { submittedAt: Date; claimsTaxNumber: boolean }

export const saveVerification = (tx: Tx, companyId: number, saved: Saved) =>
  tx
    .insert(companyVerification)
    .values({ companyId, ...saved })
    .onConflictDoUpdate({ target: companyVerification.companyId, set: saved })

/** The other companies that give this tax number as theirs. One of them at most claims it. */
export const listSameNumber = (db: Handle, companyId: number, taxNumber: string) =>
  db
    .select({ id: company.id, name: company.name, isClaiming: companyVerification.claimsTaxNumber })
    .from(companyVerification)
    .innerJoin(company, eq(company.id, companyVerification.companyId))
    .where(and(eq(companyVerification.taxNumber, taxNumber), ne(company.id, companyId)))
    .orderBy(company.id)

export const claimTaxNumber = (tx: Tx, companyId: number, claimsTaxNumber: boolean) =>
  tx.update(companyVerification).set({ claimsTaxNumber }).where(eq(companyVerification.companyId, companyId))

export const listChecks = (db: Handle, companyId: number) =>
  db.select().from(companyCheck).where(eq(companyCheck.companyId, companyId)).orderBy(companyCheck.checkedAt)

/** A check that is there already stays as it is. */
export const addCheck = (tx: Tx, row: PgInsertValue<typeof companyCheck>) =>
  tx.insert(companyCheck).values(row).onConflictDoNothing()

export const removeChecks = (tx: Tx, companyId: number, kinds: CheckKind[]) =>
  tx.delete(companyCheck).where(and(eq(companyCheck.companyId, companyId), inArray(companyCheck.kind, kinds)))

/** The last steps, the newest first. */
export const listSteps = (db: Handle, companyId: number, limit: number) =>
  db
    .select()
    .from(verificationStep)
    .where(eq(verificationStep.companyId, companyId))
    .orderBy(desc(verificationStep.id))
    .limit(limit)

/** The company's view of its own verification. */
export async function findOwn(db: Handle, companyId: number) {
  const columns = {
    state: company.verification,
    isSuspended: company.isSuspended,
    version: company.verificationVersion,
  }
  const [standing] = await db.select(columns).from(company).where(eq(company.id, companyId))
  if (!standing) return undefined
  const [data, checks] = [await findVerification(db, companyId), await listChecks(db, companyId)]
  return { ...standing, data, checks, step: await findStepOf(db, companyId, standing) }
}

export type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>

/** The step that brought the company to where it stands. */
async function findStepOf(
  db: Handle,
  companyId: number,
  { state, isSuspended }: { state: State; isSuspended: boolean },
) {
  const kind = stepOfState[isSuspended ? 'suspended' : state]
  if (!kind) return undefined
  const [row] = await db
    .select()
    .from(verificationStep)
    .where(and(eq(verificationStep.companyId, companyId), eq(verificationStep.kind, kind)))
    .orderBy(desc(verificationStep.id))
    .limit(1)
  return row
}

const stepOfState: Record<State | 'suspended', StepKind | null> = {
  none: null,
  pending: 'requested',
  verified: 'verified',
  rejected: 'rejected',
  suspended: 'suspended',
}

/** The recipient for a step. Undefined if the company is gone or leaving, or its e-mail may be somebody else's. */
export async function findStepReader(db: Handle, stepId: number) {
  const [row] = await db
    .select({
      kind: verificationStep.kind,
      reason: verificationStep.reason,
      explanation: verificationStep.explanation,
      company: company.name,
      email: account.email,
    })
    .from(verificationStep)
    .innerJoin(company, eq(company.id, verificationStep.companyId))
    .innerJoin(account, and(eq(account.id, company.accountId), account.isConfirmed))
    .where(and(eq(verificationStep.id, stepId), isStayingCompany(company.id)))
  return row
}

/** The corporate e-mail that waits for this link. Undefined: the link has been used or replaced. */
export async function findEmailLink(db: Handle, { companyId, linkId }: { companyId: number; linkId: string }) {
  const [row] = await db
    .select({ email: companyVerification.contactEmail, company: company.name })
    .from(companyVerification)
    .innerJoin(company, eq(company.id, companyVerification.companyId))
    .where(and(eq(companyVerification.companyId, companyId), eq(companyVerification.linkId, linkId)))
  return row
}
