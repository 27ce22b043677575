import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { session } from '#server/database/schema/schema.ts'
import type { Caller } from '#server/http/caller.ts'

/** Beyond this many the list is of no use, and «close all others» still ends every session. */
const LISTED_MAX = 100

/** The sessions of the caller's account that have not ended, each device that stays signed in as one: the one that calls, then by last use. */
export const listSessions = (db: Handle, { accountId, tokenHash }: Caller, now: Date) => {
  const stayId = db.select({ id: session.stayId }).from(session).where(eq(session.tokenHash, tokenHash))
  const isThis = sql`(${session.tokenHash} = ${tokenHash} or ${session.id} is not distinct from (${stayId}))`
  const opened = sql`(select max(opened.last_seen_at) from ${session} opened where opened.stay_id = ${session}.id)`
  const lastSeenAt = sql`greatest(${session.lastSeenAt}, ${opened})`.mapWith(session.lastSeenAt)
  return db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      lastSeenAt: lastSeenAt.as('last_seen'),
      renewals: session.renewals,
      isThis: isThis.mapWith(Boolean).as('is_this'),
    })
    .from(session)
    .where(and(eq(session.accountId, accountId), gt(session.expiresAt, now), isNull(session.stayId)))
    .orderBy(desc(isThis), desc(lastSeenAt), desc(session.id))
    .limit(LISTED_MAX)
}

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number]

/** Returns false for a session of another account. */
export async function closeSession(db: Handle, { accountId }: Caller, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(session).where(and(eq(session.id, id), eq(session.accountId, accountId)))
  return rowCount === 1
}
