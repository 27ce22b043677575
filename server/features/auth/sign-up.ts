import type * as z from 'zod'
import type { NewAccount } from '#contract/account/auth.ts'
import { dayInMadrid } from '#server/clock.ts'
import { account } from '#server/database/schema/schema.ts'
import { AppError } from '#server/errors.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { addLink } from './email-links/add-link.ts'
import { findUndo } from './email-links/queries.ts'
import { spendLinkTries } from './email-links/spend-link-tries.ts'
import { hashInTurn } from './hash-queue.ts'
import { rememberDevice } from './sign-in/known-device.ts'
import { hashPassword } from './password.ts'
import { requireGoodPassword } from './good-password/require-good-password.ts'
import { openSession } from './sessions.ts'

/**
 * Creates an account and returns a session token. The database decides whether the e-mail is free. If e-mails are confirmed it does
 * the same for every e-mail: only the mail differs, which a job writes.
 */
export async function signUp(
  context: ApiContext,
  { email, password, confirmPassword }: z.output<typeof NewAccount>,
  signal?: AbortSignal,
): Promise<string> {
  const { verifyEmail } = context.env
  if (password !== confirmPassword) throw new AppError('password_mismatch')
  await requireGoodPassword(password, email, context.env)
  if (verifyEmail) await spendLinkTries(context, { accountId: null, email })
  const passwordHash = await hashInTurn('unknown', () => hashPassword(password), signal)
  const now = context.clock.now()
  const { id, session } = await context.db.transaction(async (tx) => {
    const values = { email, passwordHash, createdAt: now, lastUsedOn: dayInMadrid(now), isConfirmed: !verifyEmail }
    const [row] = await tx.insert(account).values(values).returning({ id: account.id })
    if (!row) throw new Error('insert returned no row')
    // A thief must not take the e-mail that the owner of a changed account can still bring back.
    if (!verifyEmail && (await findUndo(tx, email, now))) throw new AppError('email_taken')
    if (verifyEmail) await addLink(tx, context, { accountId: row.id, kind: 'confirm', email })
    return { id: row.id, session: await openSession(tx, { accountId: row.id, now, userAgent: context.userAgent }) }
  })
  rememberDevice(context, id)
  return session
}
