import type { Tx } from '#server/database/open.ts'
import { announcePublicChange } from '#server/database/queries/announce-public-change.ts'
import { markUsed } from '#server/database/queries/mark-used.ts'
import { AppError } from '#server/errors.ts'
import { hashToken } from '#server/http/caller.ts'
import type { ApiContext } from '#server/http/implement.ts'
import * as queries from './queries.ts'

/** Shows the account of the token again, with everything that was public. Its sessions stay closed. */
export async function undoDeletion({ db, clock }: Pick<ApiContext, 'db' | 'clock'>, token: string): Promise<void> {
  const accountId = await queries.findByToken(db, { tokenHash: hashToken(token), now: clock.now() })
  if (accountId === undefined) throw new AppError('undo_link_invalid')
  await db.transaction(async (tx) => {
    await queries.lockAccount(tx, accountId)
    if (!(await endDeletion(tx, accountId, clock.now()))) throw new AppError('undo_link_invalid')
  })
}

/** Shows an account again that is locked. Returns false if it is not being deleted. */
export async function endDeletion(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  const paused = await queries.deleteDeletion(tx, accountId)
  if (!paused) return false
  // Undoing is a use: otherwise an idle account would be closed again.
  await markUsed(tx, accountId, now)
  await queries.resumeProjects(tx, paused)
  await announcePublicChange(tx)
  return true
}
