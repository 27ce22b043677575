import { DELETION_DAYS } from '#contract/constants.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireCaller } from '#server/platform/http/access.ts'
import type { ApiContext } from '#server/platform/http/implement.ts'
import { checkOwnPassword, getOwnAccount } from '../own-password.ts'
import * as queries from './queries.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Hides the caller's account from everybody and ends its sessions. Housekeeping destroys it after `DELETION_DAYS`. Until then the link
 * in the mail undoes it.
 */
export async function requestDeletion(context: ApiContext, password: string, signal?: AbortSignal): Promise<void> {
  const { db, jobs, limits, clock } = context
  const { accountId, companyId } = requireCaller(context)
  const { passwordHash } = await getOwnAccount(db, accountId)
  await checkOwnPassword(limits, { accountId, password, passwordHash }, signal)
  const now = clock.now()
  const dueAt = new Date(now.getTime() + DELETION_DAYS * DAY_MS)
  await db.transaction(async (tx) => {
    const locked = await queries.lockAccount(tx, accountId)
    if (locked?.passwordHash !== passwordHash) throw new AppError('password_wrong')
    const pausedProjects = await queries.pauseProjects(tx, accountId)
    const deletionId = await queries.insertDeletion(tx, { accountId, requestedAt: now, dueAt, pausedProjects })
    if (!deletionId) return
    await queries.closeSessions(tx, accountId)
    await queries.announceEverything(tx)
    await jobs.enqueue(tx, 'deletion-requested', { deletionId })
    if (companyId === null) return
    await jobs.enqueue(tx, 'company-leaving', { deletionId })
    const customer = await queries.findCustomer(tx, accountId)
    if (customer) await jobs.enqueue(tx, 'renewal-ended', customer)
  })
}
