import { and, eq, gt, gte, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Handle, Tx } from '#server/database/open.ts'
import { account, emailLink } from '#server/database/schema/schema.ts'
import { AppError } from '#server/errors.ts'

export type EmailLink = typeof emailLink.$inferSelect
export type NewEmailLink = Pick<EmailLink, 'accountId' | 'kind' | 'email'>

const ofAccount = (accountId: number) => eq(emailLink.accountId, accountId)
const isPending = and(isNull(emailLink.endedAt), ne(emailLink.kind, 'undo'))

/** The e-mail of an account, and the one that it waits for. */
export async function getEmail(db: Handle, accountId: number, now: Date) {
  const [row] = await db
    .select({ email: account.email, isConfirmed: account.isConfirmed, pending: emailLink.email })
    .from(account)
    .leftJoin(
      emailLink,
      and(eq(emailLink.accountId, account.id), isPending, eq(emailLink.kind, 'change'), gt(emailLink.expiresAt, now)),
    )
    .where(eq(account.id, accountId))
  // Deleted since the session was read.
  if (!row) throw new AppError('unauthenticated')
  return row
}

export async function findLink(db: Handle, tokenHash: Buffer, now: Date): Promise<EmailLink | null> {
  const isOpen = and(isNull(emailLink.endedAt), gt(emailLink.expiresAt, now))
  const [row] = await db
    .select()
    .from(emailLink)
    .where(and(eq(emailLink.tokenHash, tokenHash), isOpen))
  return row ?? null
}

/** The address whose link the account waits for. */
export async function findPendingEmail(db: Handle, accountId: number): Promise<string | null> {
  const [row] = await db
    .select({ email: emailLink.email })
    .from(emailLink)
    .where(and(ofAccount(accountId), isPending))
  return row?.email ?? null
}

/** The link that the account waits for, with a new end. An expired one counts too. */
export async function extendPendingLink(tx: Tx, accountId: number, expiresAt: Date): Promise<EmailLink | null> {
  const [row] = await tx
    .update(emailLink)
    .set({ expiresAt })
    .where(and(ofAccount(accountId), isPending))
    .returning()
  return row ?? null
}

/** Ends those open links. Returns how many: of simultaneous calls one ends a link. */
async function end(db: Handle, now: Date, which: SQL | undefined): Promise<number> {
  const isOpen = isNull(emailLink.endedAt)
  return (await db.update(emailLink).set({ endedAt: now }).where(and(isOpen, which))).rowCount ?? 0
}

/** Ends the link that the account waits for. */
export const endPendingLink = (tx: Tx, accountId: number, now: Date) =>
  end(tx, now, and(ofAccount(accountId), isPending))

/** Ends a change of e-mail that waits for its link. Returns false if there is none. */
export const endPendingChange = async (db: Handle, accountId: number, now: Date): Promise<boolean> =>
  (await end(db, now, and(ofAccount(accountId), eq(emailLink.kind, 'change')))) === 1

/** Ends an open link. Of simultaneous calls one gets true. */
export const endLink = async (tx: Tx, id: string, now: Date): Promise<boolean> =>
  (await end(tx, now, eq(emailLink.id, id))) === 1

/**
 * After a change was undone: ends later links. Older links to undo stay, because a thief may have changed the e-mail
 * twice and undone the second change.
 */
export const endLaterLinks = (tx: Tx, { accountId, createdAt }: EmailLink, now: Date) =>
  end(tx, now, and(ofAccount(accountId), or(isPending, gte(emailLink.createdAt, createdAt))))

/** The link that still brings an e-mail back, by undoing a change. Of several the first, which undoes the others too. */
export async function findUndo(db: Handle, email: string, now: Date): Promise<EmailLink | null> {
  const isOpenUndo = and(eq(emailLink.kind, 'undo'), isNull(emailLink.endedAt), gt(emailLink.expiresAt, now))
  const [row] = await db
    .select()
    .from(emailLink)
    .where(and(eq(sql`lower(${emailLink.email})`, sql`lower(${email}::text)`), isOpenUndo))
    .orderBy(emailLink.createdAt)
    .limit(1)
  return row ?? null
}

// Longer than any job is repeated: a job must find the link that it mails.
const KEPT_MS = 7 * 24 * 3_600_000

/** Deletes links that expired a week ago, but not those that an unconfirmed account can still have mailed again. */
export const sweepEmailLinks = (db: Handle, now: Date) =>
  db
    .delete(emailLink)
    .where(
      and(
        lte(emailLink.expiresAt, new Date(now.getTime() - KEPT_MS)),
        or(ne(emailLink.kind, 'confirm'), isNotNull(emailLink.endedAt)),
      ),
    )
