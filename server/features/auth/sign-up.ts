import type { Handle } from '#server/platform/database/open.ts'
import { account } from '#server/platform/database/schema/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { hashPassword, requireGoodPassword } from './password.ts'
import { openSession } from './sessions.ts'

interface SignUp {
  email: string
  password: string
  confirmPassword: string
  minLength: number
  now: Date
}

/** Makes an account and signs it in; the database decides whether the e-mail is free. Returns the token. */
export async function signUp(
  db: Handle,
  { email, password, confirmPassword, minLength, now }: SignUp,
): Promise<string> {
  if (password !== confirmPassword) throw new AppError('password_mismatch')
  requireGoodPassword({ password, email, minLength })
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(account).values({ email, passwordHash, createdAt: now }).returning({ id: account.id })
    if (!row) throw new Error('insert returned no row')
    return openSession(tx, { accountId: row.id, now })
  })
}
