import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '#server/database/open.ts'
import { markUsed } from '#server/database/queries/mark-used.ts'
import { company, session } from '#server/database/schema/schema.ts'
import { AppError } from '#server/errors.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { requireTriesLeft, spendTry } from '#server/http/limits/rate-limit.ts'
import { closeSessions } from '../deletion/queries.ts'
import { openSession } from '../sessions.ts'
import { lockEnterable } from '../sign-in/lock-enterable.ts'
import { hashFamily } from './open-stay.ts'
import { clearStay, findSecret, sendStay, type Secret } from './stay-cookie.ts'

/** Two tabs that open at the same moment send the same secret. */
const SAME_MOMENT_MS = 30_000

/** Opens a session for the secret of a device that stays signed in, and renews the secret. Null if there is none, or if it no longer counts. */
export async function renewSession(context: ApiContext): Promise<string | null> {
  const { db, limits, address } = context
  if (context.isForeign) throw new AppError('forbidden')
  await requireTriesLeft(limits.renewals, address)
  const secret = findSecret(context)
  const token = secret && (await db.transaction((tx) => renew(tx, context, secret)))
  if (token) return token
  await spendTry(limits.renewals, address)
  clearStay(context)
  return null
}

async function renew(tx: Tx, context: ApiContext, { family, renewals }: Secret): Promise<string | null> {
  const { clock, log, userAgent } = context
  const now = clock.now()
  const stay = await lockStay(tx, family, now)
  if (!stay) return null
  const { id, accountId, expiresAt } = stay
  const isSameMoment = renewals === stay.renewals - 1 && now.getTime() - stay.lastSeenAt.getTime() < SAME_MOMENT_MS
  if (renewals !== stay.renewals && !isSameMoment) {
    // Somebody else has the newer one, or had this one: nobody can tell the thief from the owner.
    await closeSessions(tx, accountId)
    log.warn({ accountId }, 'an old secret of a device that stays signed in was used: all sessions ended')
    return null
  }
  const next = isSameMoment ? stay.renewals : renewals + 1
  if (!isSameMoment) await tx.update(session).set({ renewals: next, lastSeenAt: now }).where(eq(session.id, id))
  await markUsed(tx, accountId, now)
  sendStay(context, { family, renewals: next, expiresAt })
  return openSession(tx, { accountId, now, userAgent, stayId: id })
}

/** The device of a family with its number, its account locked. Undefined where the account may not sign in. */
async function lockStay(tx: Tx, family: string, now: Date) {
  const isStay = and(eq(session.tokenHash, hashFamily(family)), gt(session.expiresAt, now))
  const [found] = await tx.select({ accountId: session.accountId }).from(session).where(isStay)
  const owner = found && (await lockEnterable(tx, found.accountId))
  if (!owner) return undefined
  if ((await tx.$count(company, and(eq(company.accountId, owner.id), company.isSuspended))) > 0) return undefined
  // A new password may have ended it while this waited.
  const [stay] = await tx.select().from(session).where(isStay).for('update')
  return stay && stay.renewals !== null ? { ...stay, renewals: stay.renewals } : undefined
}
