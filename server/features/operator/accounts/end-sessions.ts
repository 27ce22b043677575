import { recordAct } from '#server/domain/operators/record-act.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { deleteSessions } from './queries.ts'

/** Ends every session of an account, also the operator's own. Returns how many were open. */
export async function endSessions({ db, clock, ...called }: ApiContext, subjectId: number): Promise<number> {
  const { accountId } = requireCaller(called)
  const now = clock.now()
  return db.transaction(async (tx) => {
    const ended = await deleteSessions(tx, subjectId, now)
    if (ended === undefined) throw new AppError('account_not_found')
    await recordAct(tx, accountId, { kind: 'end-sessions', now, subjectId, after: { ended } })
    return ended
  })
}
