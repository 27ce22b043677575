import { eq } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { account } from '#server/database/schema/schema.ts'
import { AppError } from '#server/errors.ts'
import { type RateLimits, requireTriesLeft, spendTry } from '#server/http/limits/rate-limit.ts'
import { hashInTurn } from './hash-queue.ts'
import { passwordMatches } from './password.ts'

/** The caller's e-mail and password. */
export async function getOwnAccount(db: Handle, accountId: number) {
  const [row] = await db
    .select({ email: account.email, passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId))
  // Deleted since the session was read.
  if (!row) throw new AppError('unauthenticated')
  return row
}

interface Given {
  accountId: number
  password: string
  passwordHash: string
}

/** Refuses a wrong password of the caller. Wrong ones have a limit of their own. */
export async function checkOwnPassword(
  { ownPassword }: RateLimits,
  { accountId, password, passwordHash }: Given,
  signal?: AbortSignal,
): Promise<void> {
  await requireTriesLeft(ownPassword, accountId)
  const check = async () => {
    await spendTry(ownPassword, accountId)
    if (!(await passwordMatches(password, passwordHash))) throw new AppError('password_wrong')
  }
  await hashInTurn('known', check, signal)
  await ownPassword.reward(accountId)
}
