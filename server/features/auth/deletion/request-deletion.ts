import { AppError } from '#server/errors.ts'
import { requireNoOperator } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { checkOwnPassword, getOwnAccount } from '../own-password.ts'
import { closeAccount } from './close-account.ts'
import { lockAccount } from './queries.ts'

/** Closes the caller's account. `letter`: a company's text to waiting candidates. */
export async function requestDeletion(
  context: ApiContext,
  { password, letter }: { password: string; letter: string | null },
  signal?: AbortSignal,
): Promise<void> {
  const { db, limits } = context
  const { accountId, companyId } = requireNoOperator(context)
  const { passwordHash } = await getOwnAccount(db, accountId)
  await checkOwnPassword(limits, { accountId, password, passwordHash }, signal)
  await db.transaction(async (tx) => {
    const locked = await lockAccount(tx, accountId)
    if (locked?.passwordHash !== passwordHash) throw new AppError('password_wrong')
    await closeAccount(tx, context, { accountId, companyId, isIdle: false, letter })
  })
}
