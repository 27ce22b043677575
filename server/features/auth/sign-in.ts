import { sql } from 'drizzle-orm'
import type { Handle } from '#server/platform/database/open.ts'
import { account } from '#server/platform/database/schema/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import type { ApiContext } from '#server/platform/http/implement.ts'
import { requireTriesLeft, spendTry } from '#server/platform/http/limits/rate-limit.ts'
import { passwordMatches } from './password.ts'
import { openSession } from './sessions.ts'

/** Returns a session token. Only failed attempts count towards the limits. */
export async function signIn(
  { db, clock, limits, address }: Pick<ApiContext, 'db' | 'clock' | 'limits' | 'address'>,
  email: string,
  password: string,
): Promise<string> {
  const key = `${address} ${email.toLowerCase()}`
  const requireTries = async () => {
    await requireTriesLeft(limits.signIn, key)
    await requireTriesLeft(limits.signInByAddress, address)
  }
  await requireTries()
  const found = await findAccount(db, email)
  const isRight = await passwordMatches(password, found?.passwordHash)
  // Simultaneous attempts all pass the first check, because none of them has been counted yet.
  await requireTries()
  if (!isRight || !found) {
    await spendTry(limits.signIn, key)
    await spendTry(limits.signInByAddress, address)
    throw new AppError('bad_credentials')
  }
  await limits.signIn.delete(key)
  return openSession(db, found.id, clock.now())
}

async function findAccount(db: Handle, email: string) {
  const [row] = await db
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(account)
    .where(sql`lower(${account.email}) = lower(${email})`)
  return row
}
