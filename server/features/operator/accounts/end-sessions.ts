import { and, eq, gt } from 'drizzle-orm'
import { session } from '#server/database/schema/schema.ts'
import { lockAccount } from '#server/domain/accounts/lock-account.ts'
import { recordAct } from '#server/domain/operators/record-act.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'

/** Ends every session of an account, also the operator's own. Returns how many were open. */
export async function endSessions({ db, clock, ...called }: ApiContext, subjectId: number): Promise<number> {
  const { accountId } = requireCaller(called)
  const now = clock.now()
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, subjectId))) throw new AppError('account_not_found')
    const isTheirs = eq(session.accountId, subjectId)
    const ended = await tx.$count(session, and(isTheirs, gt(session.expiresAt, now)))
    await tx.delete(session).where(isTheirs)
    await recordAct(tx, accountId, { kind: 'end-sessions', now, subjectId, after: { ended } })
    return ended
  })
}
