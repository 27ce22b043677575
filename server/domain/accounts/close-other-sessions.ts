import { and, eq, ne } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { session } from '#server/database/schema/schema.ts'

/** Ends all sessions of an account except one. Returns how many. */
export async function closeOtherSessions(
  db: Handle,
  { accountId, tokenHash }: { accountId: number; tokenHash: Buffer },
): Promise<number> {
  const { rowCount } = await db
    .delete(session)
    .where(and(eq(session.accountId, accountId), ne(session.tokenHash, tokenHash)))
  return rowCount ?? 0
}
