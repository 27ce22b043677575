import { eq } from 'drizzle-orm'
import { account, session } from '#server/database/schema/schema.ts'
import { AppError } from '#server/errors.ts'
import { hashToken } from '#server/http/caller.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { endOldAccess } from '../end-old-access.ts'
import { hashInTurn } from '../hash-queue.ts'
import { hashPassword } from '../password.ts'
import { requireGoodPassword } from '../good-password/require-good-password.ts'
import { forgetTries } from '../sign-in/sign-in-tries.ts'
import { findReset, useReset } from './queries.ts'

interface NewPassword {
  token: string
  password: string
  confirmPassword: string
}

/** Changes the password of the token's account and ends all its sessions. */
export async function resetPassword(
  context: ApiContext,
  { token, password, confirmPassword }: NewPassword,
  signal?: AbortSignal,
): Promise<void> {
  const { db, limits, clock, env } = context
  if (password !== confirmPassword) throw new AppError('password_mismatch')
  const asked = { tokenHash: hashToken(token), now: clock.now() }
  const found = await findReset(db, asked)
  if (!found) throw new AppError('reset_link_invalid')
  const { accountId, email } = found
  await requireGoodPassword(password, email, env)
  const passwordHash = await hashInTurn('unknown', () => hashPassword(password), signal)
  await db.transaction(async (tx) => {
    // The account is locked first, as where links are made and ended. Otherwise the two could block each other.
    await tx.update(account).set({ passwordHash }).where(eq(account.id, accountId))
    if (!(await useReset(tx, asked))) throw new AppError('reset_link_invalid')
    await tx.delete(session).where(eq(session.accountId, accountId))
    await endOldAccess(tx, context, accountId)
  })
  await forgetTries(limits, email)
}
