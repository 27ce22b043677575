import { requireTriesLeft } from '#server/http/limits/rate-limit.ts'
import { eq } from 'drizzle-orm'
import { account } from '#server/database/schema/schema.ts'
import { lockAccount } from '#server/domain/accounts/lock-account.ts'
import { AppError } from '#server/errors.ts'
import { requireNoOperator } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { checkOwnPassword, getOwnAccount } from '../own-password.ts'
import { addLink } from './add-link.ts'
import { endPendingLink } from './queries.ts'
import { spendLinkTries } from './spend-link-tries.ts'

/**
 * Mails a link to the new e-mail; the account has it once the link is used. An e-mail that is not confirmed yet is replaced at
 * once. Nothing shows whether another account has the new one.
 */
export async function changeEmail(
  context: ApiContext,
  { email, password }: { email: string; password: string },
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock, limits } = context
  const { accountId } = requireNoOperator(context)
  const own = await getOwnAccount(db, accountId)
  if (isSame(email, own.email)) throw new AppError('email_same')
  await requireTriesLeft(limits.emailLinksByAccount, accountId)
  await checkOwnPassword(limits, { accountId, password, passwordHash: own.passwordHash }, signal)
  await spendLinkTries(context, { accountId, email })
  await db.transaction(async (tx) => {
    const owner = await lockAccount(tx, accountId)
    // The password or the e-mail was changed meanwhile.
    if (owner?.passwordHash !== own.passwordHash) throw new AppError('password_wrong')
    if (isSame(email, owner.email)) throw new AppError('email_same')
    await endPendingLink(tx, accountId, clock.now())
    if (!owner.isConfirmed) await tx.update(account).set({ email }).where(eq(account.id, accountId))
    await addLink(tx, context, { accountId, email, kind: owner.isConfirmed ? 'change' : 'confirm' })
  })
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
