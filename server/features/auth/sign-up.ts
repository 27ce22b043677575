import type * as z from 'zod'
import type { NewAccount } from '#contract/auth.ts'
import { account } from '#server/platform/database/schema/schema.ts'
import type { Deps } from '#server/platform/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import { hashPassword, requireGoodPassword } from './password.ts'
import { openSession } from './sessions.ts'

/** Creates an account and returns a session token. The database decides whether the e-mail is free. */
export async function signUp(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  { email, password, confirmPassword }: z.output<typeof NewAccount>,
): Promise<string> {
  if (password !== confirmPassword) throw new AppError('password_mismatch')
  requireGoodPassword(password, email, env.passwordMinLength)
  const passwordHash = await hashPassword(password)
  const now = clock.now()
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(account).values({ email, passwordHash, createdAt: now }).returning({ id: account.id })
    if (!row) throw new Error('insert returned no row')
    return openSession(tx, row.id, now)
  })
}
