import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Handle, Tx } from '#server/database/open.ts'
import { account, passwordReset } from '#server/database/schema/schema.ts'

interface Token {
  tokenHash: Buffer
  now: Date
  signsIn?: boolean
}

const isOpen = ({ tokenHash, now, signsIn = false }: Token) =>
  and(
    eq(passwordReset.tokenHash, tokenHash),
    eq(passwordReset.signsIn, signsIn),
    isNull(passwordReset.endedAt),
    gt(passwordReset.expiresAt, now),
  )

/** The account of a token that is valid now. */
export async function findReset(db: Handle, token: Token) {
  const [row] = await db
    .select({ accountId: account.id, email: sql<string>`lower(${account.email})` })
    .from(passwordReset)
    .innerJoin(account, eq(account.id, passwordReset.accountId))
    .where(isOpen(token))
  return row ?? null
}

/** Ends a token that is valid now. Of simultaneous calls one gets true. */
export async function useReset(tx: Tx, token: Token): Promise<boolean> {
  const { rowCount } = await tx.update(passwordReset).set({ endedAt: token.now }).where(isOpen(token))
  return rowCount === 1
}

/** Ends all tokens of an account, except one that has just been made. */
export const endResets = (tx: Tx, accountId: number, { now, tokenHash }: { now: Date; tokenHash?: Buffer }) =>
  tx
    .update(passwordReset)
    .set({ endedAt: now })
    .where(
      and(
        eq(passwordReset.accountId, accountId),
        isNull(passwordReset.endedAt),
        tokenHash && ne(passwordReset.tokenHash, tokenHash),
      ),
    )

/** Saves a token, or its new end. Returns false if the token has been used or replaced. */
export async function saveReset(tx: Tx, reset: Omit<typeof passwordReset.$inferInsert, 'endedAt'>): Promise<boolean> {
  const { rowCount } = await tx
    .insert(passwordReset)
    .values(reset)
    .onConflictDoUpdate({
      target: passwordReset.tokenHash,
      set: { expiresAt: reset.expiresAt },
      setWhere: isNull(passwordReset.endedAt),
    })
  return rowCount === 1
}

// Longer than any job is repeated: a job must find the token that it has made.
const KEPT_MS = 7 * 24 * 3_600_000

/** Deletes tokens that expired a week ago. */
export const sweepResets = (db: Handle, now: Date) =>
  db.delete(passwordReset).where(lte(passwordReset.expiresAt, new Date(now.getTime() - KEPT_MS)))
