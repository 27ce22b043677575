import { and, eq, gt, inArray, lte, not } from 'drizzle-orm'
import { ACTIVE, INACTIVE } from '#contract/constants.ts'
import type { Handle, Tx } from '#server/database/open.ts'
import { account, accountDeletion, company, project, session } from '#server/database/schema/schema.ts'
import { lockAccount as lockRow } from '#server/domain/accounts/lock-account.ts'

/** Locks an account, so that sign-ins, requests, undoing and destruction run one after the other. */
export const lockAccount = (tx: Tx, accountId: number) => lockRow(tx, accountId, 'update')

/** Hides the offers of a company. Returns the projects that were active. */
export async function pauseProjects(tx: Tx, accountId: number): Promise<number[]> {
  const own = tx.select({ id: company.id }).from(company).where(eq(company.accountId, accountId)).for('no key update')
  const companies = (await own).map(({ id }) => id)
  const isActive = and(inArray(project.companyId, companies), eq(project.state, ACTIVE))
  const rows = await tx.update(project).set({ state: INACTIVE }).where(isActive).returning({ id: project.id })
  return rows.map(({ id }) => id)
}

export const resumeProjects = (tx: Tx, ids: number[]) =>
  tx.update(project).set({ state: ACTIVE }).where(inArray(project.id, ids))

/** Saves the request. Returns its id, or undefined if there is one already. */
export async function insertDeletion(
  tx: Tx,
  values: Pick<
    typeof accountDeletion.$inferSelect,
    'accountId' | 'requestedAt' | 'dueAt' | 'isIdle' | 'pausedProjects'
  >,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(accountDeletion)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: accountDeletion.id })
  return row?.id
}

export const closeSessions = (tx: Tx, accountId: number) => tx.delete(session).where(eq(session.accountId, accountId))

export type Deletion = Pick<typeof accountDeletion.$inferSelect, 'dueAt' | 'isIdle'>

/** Until when the deletion of an account can be undone, and why it has begun. Undefined if it has not. */
export async function findDeletion(db: Handle, accountId: number): Promise<Deletion | undefined> {
  const [row] = await db
    .select({ dueAt: accountDeletion.dueAt, isIdle: accountDeletion.isIdle })
    .from(accountDeletion)
    .where(eq(accountDeletion.accountId, accountId))
  return row
}

/**
 * Saves the token of the mail. Returns the recipient. Undefined if it was undone, or unconfirmed: then the e-mail may
 * be somebody else's.
 */
export async function saveToken(db: Handle, id: string, tokenHash: Buffer) {
  const [row] = await db
    .update(accountDeletion)
    .set({ tokenHash })
    .from(account)
    .where(and(eq(accountDeletion.id, id), eq(account.id, accountDeletion.accountId), account.isConfirmed))
    .returning({ email: account.email, role: account.role, isIdle: accountDeletion.isIdle })
  return row
}

/** The account of a token that is valid now. */
export async function findByToken(db: Handle, { tokenHash, now }: { tokenHash: Buffer; now: Date }) {
  const [row] = await db
    .select({ accountId: accountDeletion.accountId })
    .from(accountDeletion)
    .where(and(eq(accountDeletion.tokenHash, tokenHash), gt(accountDeletion.dueAt, now)))
  return row?.accountId
}

/** Ends the request. Returns the projects that were paused; undefined if it has ended already. */
export async function deleteDeletion(tx: Tx, accountId: number): Promise<number[] | undefined> {
  const [row] = await tx
    .delete(accountDeletion)
    .where(eq(accountDeletion.accountId, accountId))
    .returning({ pausedProjects: accountDeletion.pausedProjects })
  return row?.pausedProjects
}

/** Accounts whose time has come. */
export async function listDue(db: Handle, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: accountDeletion.accountId })
    .from(accountDeletion)
    .where(lte(accountDeletion.dueAt, now))
    .orderBy(accountDeletion.dueAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Old accounts that have not confirmed their e-mail. */
export async function listUnconfirmed(db: Handle, createdUntil: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(not(account.isConfirmed), lte(account.createdAt, createdUntil)))
    .orderBy(account.createdAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}
