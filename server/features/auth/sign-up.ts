import type * as z from 'zod'
import type { NewAccount } from '#contract/auth.ts'
import { account } from '#server/platform/database/schema/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import type { ApiContext } from '#server/platform/http/implement.ts'
import { hashInTurn } from './hash-queue.ts'
import { rememberDevice } from './known-device.ts'
import { hashPassword } from './password.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { openSession } from './sessions.ts'

/** Creates an account and returns a session token. The database decides whether the e-mail is free. */
export async function signUp(
  context: ApiContext,
  { email, password, confirmPassword }: z.output<typeof NewAccount>,
  signal?: AbortSignal,
): Promise<string> {
  if (password !== confirmPassword) throw new AppError('password_mismatch')
  requireGoodPassword(password, email, context.env)
  const passwordHash = await hashInTurn('unknown', () => hashPassword(password), signal)
  const now = context.clock.now()
  const { id, session } = await context.db.transaction(async (tx) => {
    const [row] = await tx.insert(account).values({ email, passwordHash, createdAt: now }).returning({ id: account.id })
    if (!row) throw new Error('insert returned no row')
    return { id: row.id, session: await openSession(tx, { accountId: row.id, now, userAgent: context.userAgent }) }
  })
  rememberDevice(context, id)
  return session
}
