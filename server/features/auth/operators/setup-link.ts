import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { OPERATOR_SETUP_HOURS } from '#contract/constants.ts'
import type { Handle, Tx } from '#server/database/open.ts'
import { account, operator } from '#server/database/schema/schema.ts'
import { hashToken } from '#server/http/caller.ts'

/** Makes a link of an operator valid, and the one before invalid. Returns its token, of which only the hash is stored. */
export async function openSetup(tx: Tx, accountId: number, setupExpiresAt: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const setupTokenHash = hashToken(token)
  await tx.update(operator).set({ setupTokenHash, setupExpiresAt }).where(eq(operator.accountId, accountId))
  return token
}

/** Makes a mailed link valid for an operator without a device: a mailed link must not replace a device. Returns the operator's e-mail. */
export async function openInvitation(db: Handle, accountId: number, { token, now }: { token: string; now: Date }) {
  const isNew = and(eq(operator.accountId, accountId), isNull(operator.totpSecret), isNull(operator.disabledAt))
  const setupExpiresAt = new Date(now.getTime() + OPERATOR_SETUP_HOURS * 3_600_000)
  const opened = db
    .update(operator)
    .set({ setupTokenHash: hashToken(token), setupExpiresAt })
    .from(account)
  const [row] = await opened.where(and(isNew, eq(account.id, operator.accountId))).returning({ email: account.email })
  return row?.email
}

/** Ends the open link of an operator, which a new password makes invalid. Others have none. */
export const endSetup = (tx: Tx, accountId: number) =>
  tx
    .update(operator)
    .set({ setupTokenHash: null, setupExpiresAt: null })
    .where(and(eq(operator.accountId, accountId), isNotNull(operator.setupTokenHash)))
