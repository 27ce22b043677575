import { sql } from 'drizzle-orm'
import type { Handle } from '#server/platform/database/open.ts'
import { account } from '#server/platform/database/schema/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireTriesLeft, spendTry, type RateLimits } from '#server/platform/http/limits/rate-limit.ts'
import { passwordMatches } from './password.ts'
import { openSession } from './sessions.ts'

interface SignIn {
  email: string
  password: string
  address: string
  limits: RateLimits
  now: Date
}

/** Returns a token for the right pair. Only wrong ones count towards the limits. */
export async function signIn(db: Handle, { email, password, address, limits, now }: SignIn): Promise<string> {
  const key = `${address} ${email.toLowerCase()}`
  const requireTries = async () => {
    await requireTriesLeft(limits.signIn, key)
    await requireTriesLeft(limits.signInByAddress, address)
  }
  await requireTries()
  const found = await findAccount(db, email)
  const isRight = await passwordMatches(password, found?.passwordHash)
  // Again: many that are tried at once all find tries left before the first of them is counted.
  await requireTries()
  if (!isRight || !found) {
    await spendTry(limits.signIn, key)
    await spendTry(limits.signInByAddress, address)
    throw new AppError('bad_credentials')
  }
  await limits.signIn.delete(key)
  return openSession(db, { accountId: found.id, now })
}

async function findAccount(db: Handle, email: string) {
  const [row] = await db
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(account)
    .where(sql`lower(${account.email}) = lower(${email})`)
  return row
}
