import { and, eq, ne, sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { session } from '#server/database/schema/schema.ts'
import type { Caller } from '#server/http/caller.ts'

/** Ends all sessions of an account except one and the device that keeps it open. Returns how many. */
export async function closeOtherSessions(
  db: Handle,
  { accountId, tokenHash }: Pick<Caller, 'accountId' | 'tokenHash'>,
): Promise<number> {
  const own = db.select({ id: session.stayId }).from(session).where(eq(session.tokenHash, tokenHash))
  const isOther = and(ne(session.tokenHash, tokenHash), sql`${session.id} is distinct from (${own})`)
  const { rowCount } = await db.delete(session).where(and(eq(session.accountId, accountId), isOther))
  return rowCount ?? 0
}

/** Makes a session one of its tab alone. So it outlives the device that stayed signed in. */
export const detachSession = (db: Handle, { tokenHash }: Pick<Caller, 'tokenHash'>) =>
  db.update(session).set({ stayId: null }).where(eq(session.tokenHash, tokenHash))
