import { eq, sql, type SQL } from 'drizzle-orm'
import { AppError } from '#server/errors.ts'
import type { Handle } from '#server/database/open.ts'
import { accountDeletion, candidate, company } from '#server/database/schema/schema.ts'
import { lockAccount } from './lock-account.ts'

/** The account of a company or of a candidate, for `requireStaying`. */
export const ownerOf = (owned: { companyId: number } | { candidateId: number }): SQL =>
  'companyId' in owned
    ? sql`(select account_id from ${company} where ${company.id} = ${owned.companyId})`
    : sql`(select account_id from ${candidate} where ${candidate.id} = ${owned.candidateId})`

/**
 * Locks an account, so that it is neither closed, disabled nor destroyed until the transaction ends. Refuses a closed or disabled account:
 * the request may have begun with a session that has ended since. Every write that shows something to others, or names
 * a file, begins with it.
 */
export async function requireStaying(tx: Handle, accountId: number | SQL): Promise<void> {
  const row = await lockAccount(tx, accountId)
  // A statement of its own sees what was committed while this one waited. The locked row itself is read again anyway.
  const isStaying =
    row?.disabledAt === null && (await tx.$count(accountDeletion, eq(accountDeletion.accountId, row.id))) === 0
  if (!isStaying) throw new AppError('unauthenticated')
}
