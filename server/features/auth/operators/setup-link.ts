import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '#server/database/open.ts'
import { operator } from '#server/database/schema/schema.ts'
import { hashToken } from '#server/http/caller.ts'

/** Makes a link of an operator valid, and the one before invalid. Returns its token, of which only the hash is stored. */
export async function openSetup(tx: Tx, accountId: number, setupExpiresAt: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const setupTokenHash = hashToken(token)
  await tx.update(operator).set({ setupTokenHash, setupExpiresAt }).where(eq(operator.accountId, accountId))
  return token
}

/** Ends the open link of an operator, which a new password makes invalid. Others have none. */
export const endSetup = (tx: Tx, accountId: number) =>
  tx
    .update(operator)
    .set({ setupTokenHash: null, setupExpiresAt: null })
    .where(and(eq(operator.accountId, accountId), isNotNull(operator.setupTokenHash)))
