import { and, eq } from 'drizzle-orm'
import { closeOtherSessions, detachSession } from '#server/domain/accounts/close-other-sessions.ts'
import { account } from '#server/database/schema/schema.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { requireTriesLeft, spendTry } from '#server/http/limits/rate-limit.ts'
import { hashInTurn } from './hash-queue.ts'
import { getOwnAccount } from './own-password.ts'
import { endOldAccess } from './end-old-access.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { requireGoodPassword } from './good-password/require-good-password.ts'

interface PasswordChange {
  currentPassword: string
  password: string
  confirmPassword: string
}

/** Changes the caller's password and ends all other sessions of the account. Wrong passwords and changes have limits of their own. */
export async function changePassword(
  context: ApiContext,
  { currentPassword, password, confirmPassword }: PasswordChange,
  signal?: AbortSignal,
): Promise<void> {
  const { db, limits, env } = context
  const caller = requireCaller(context)
  const { accountId } = caller
  if (password !== confirmPassword) throw new AppError('password_mismatch')
  const { email, passwordHash: oldHash } = await getOwnAccount(db, accountId)
  await requireGoodPassword(password, email, env)
  await requireTriesLeft(limits.ownPassword, accountId)
  await requireTriesLeft(limits.passwordChanges, accountId)
  const passwordHash = await hashInTurn(
    'known',
    async () => {
      await spendTry(limits.ownPassword, accountId)
      if (!(await passwordMatches(currentPassword, oldHash))) throw new AppError('password_wrong')
      return hashPassword(password)
    },
    signal,
  )
  await limits.ownPassword.reward(accountId)
  await spendTry(limits.passwordChanges, accountId)
  await db.transaction(async (tx) => {
    // Of two changes at once, the second one no longer knows the present password.
    const isUnchanged = and(eq(account.id, accountId), eq(account.passwordHash, oldHash))
    const { rowCount } = await tx.update(account).set({ passwordHash }).where(isUnchanged)
    if (rowCount !== 1) throw new AppError('password_wrong')
    // No device stays signed in, this one included.
    await detachSession(tx, caller)
    await closeOtherSessions(tx, caller)
    await endOldAccess(tx, context, accountId)
  })
}
