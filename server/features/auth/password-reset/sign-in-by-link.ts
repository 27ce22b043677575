import { markUsed } from '#server/database/queries/mark-used.ts'
import { AppError } from '#server/errors.ts'
import { hashToken } from '#server/http/caller.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { openSession } from '../sessions.ts'
import { lockEnterable } from '../sign-in/lock-enterable.ts'
import { clearStay } from '../stay/stay-cookie.ts'
import { findReset, useReset } from './queries.ts'

/** Opens a session for whoever read the mail. A suspended company gets one too, as with its password. */
export async function signInByLink(context: ApiContext, token: string): Promise<{ session: string; email: string }> {
  const { db, clock, userAgent } = context
  if (context.isForeign) throw new AppError('forbidden')
  const now = clock.now()
  const asked = { tokenHash: hashToken(token), now, signsIn: true }
  const found = await findReset(db, asked)
  if (!found) throw new AppError('sign_in_link_invalid')
  const { accountId, email } = found
  const session = await db.transaction(async (tx) => {
    // The account is locked first, as where links are made and ended.
    const isOpen = (await lockEnterable(tx, accountId)) && (await useReset(tx, asked))
    if (!isOpen) throw new AppError('sign_in_link_invalid')
    await markUsed(tx, accountId, now)
    return openSession(tx, { accountId, now, userAgent })
  })
  // The browser may keep the session of somebody else who signed in here before.
  clearStay(context)
  return { session, email }
}
