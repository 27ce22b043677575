import { randomBytes } from 'node:crypto'
import type { Tx } from '#server/database/open.ts'
import { session } from '#server/database/schema/schema.ts'
import { hashToken, newSession } from '#server/http/caller.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { sendStay } from './stay-cookie.ts'

const STAY_MS = 30 * 24 * 3_600_000

/** No bearer token contains a space, so none has this hash. */
export const hashFamily = (family: string): Buffer => hashToken(`stay ${family}`)

/** Lets new tabs of this browser open a locked account. Everything that ends sessions ends this row too. Returns its id. */
export async function openStay(tx: Tx, context: ApiContext, accountId: number): Promise<number> {
  const { clock, userAgent } = context
  const now = clock.now()
  const family = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + STAY_MS)
  const start = newSession(family, { accountId, now, userAgent })
  const row = { ...start, tokenHash: hashFamily(family), expiresAt, renewals: 0 }
  const [opened] = await tx.insert(session).values(row).returning({ id: session.id })
  if (!opened) throw new Error('insert returned no row')
  sendStay(context, { family, renewals: 0, expiresAt })
  return opened.id
}
