import { eq, sql } from 'drizzle-orm'
import type { Handle } from '#server/platform/database/open.ts'
import { account } from '#server/platform/database/schema/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import type { ApiContext } from '#server/platform/http/implement.ts'
import { hashInTurn } from './hash-queue.ts'
import { findDevice, rememberDevice } from './known-device.ts'
import { passwordMatches } from './password.ts'
import { openSession } from './sessions.ts'
import { triesOf } from './sign-in-tries.ts'

/** Returns a session token. Only failed tries count towards the limits. */
export async function signIn(
  context: ApiContext,
  { email, password }: { email: string; password: string },
  signal?: AbortSignal,
): Promise<string> {
  const { db, limits, address } = context
  const found = await findAccount(db, email)
  const device = found.id === null ? undefined : findDevice(context, found.id)
  const tries = triesOf(limits, { email: found.email, address, device })
  await tries.requireOne()
  const check = async () => {
    await tries.spend()
    return passwordMatches(password, found.passwordHash)
  }
  const isRight = await hashInTurn(device ? 'known' : 'unknown', check, signal)
  if (!isRight || found.id === null) {
    await tries.keep()
    throw new AppError('bad_credentials')
  }
  await tries.giveBack()
  rememberDevice(context, found.id)
  return openSession(db, { accountId: found.id, now: context.clock.now(), userAgent: context.userAgent })
}

/** The account of an e-mail, and the e-mail in lower case as the database writes it, also where there is no account. */
async function findAccount(db: Handle, email: string) {
  const asked = sql`lower(${email}::text)`
  const [row] = await db
    .select({ email: sql<string>`asked.email`, id: account.id, passwordHash: account.passwordHash })
    .from(sql`(select ${asked} as email) as asked`)
    .leftJoin(account, eq(sql`lower(${account.email})`, sql`asked.email`))
  if (!row) throw new Error('select returned no row')
  return row
}
