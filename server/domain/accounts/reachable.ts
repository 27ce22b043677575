import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { account, accountDeletion, candidate } from '#server/database/schema/schema.ts'

/** Nobody has disabled the account, and it is not about to be deleted. True for a visitor, who has none. */
export const isOpenAccount: SQL<boolean> = sql<boolean>`(${account.disabledAt} is null
  and not exists (select from ${accountDeletion} where ${accountDeletion.accountId} = ${account.id}))`

/** Such an account with a confirmed e-mail: mails that people can do without may go to it. */
export const isReachable: SQL<boolean> = sql<boolean>`(${account.isConfirmed} is not false and ${isOpenAccount})`

/** A candidate who wants a mail. Undefined: not any more, or no mail may go to the account. */
export async function findReachableCandidate(db: Handle, candidateId: number, wants: SQL) {
  const [row] = await db
    .select({ accountId: account.id, email: account.email })
    .from(candidate)
    .innerJoin(account, eq(account.id, candidate.accountId))
    .where(and(eq(candidate.id, candidateId), wants, isReachable))
  return row
}
