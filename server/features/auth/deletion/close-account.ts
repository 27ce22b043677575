import { DELETION_DAYS } from '#contract/constants.ts'
import type { Tx } from '#server/database/open.ts'
import { announcePublicChange } from '#server/database/queries/announce-public-change.ts'
import { findCustomer } from '#server/domain/accounts/find-customer.ts'
import { closeAllOfCompany } from '#server/domain/applications/move-applications.ts'
import type { Deps } from '#server/deps.ts'
import * as queries from './queries.ts'

const DAY_MS = 24 * 3_600_000

interface Closing {
  accountId: number
  companyId: number | null
  isIdle: boolean
  /** The company's text to waiting candidates. */
  letter: string | null
}

/**
 * Hides a locked account from everybody and ends its sessions. Housekeeping destroys it after `DELETION_DAYS`. Until
 * then the link in the mail undoes it. Without effect on a closed account. Waiting candidates are told, and undoing
 * does not reopen their applications: the company may take up each again.
 */
export async function closeAccount(
  tx: Tx,
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  { accountId, companyId, isIdle, letter }: Closing,
): Promise<void> {
  const requestedAt = clock.now()
  const dueAt = new Date(requestedAt.getTime() + DELETION_DAYS * DAY_MS)
  const pausedProjects = await queries.pauseProjects(tx, accountId)
  const deletionId = await queries.insertDeletion(tx, { accountId, requestedAt, dueAt, isIdle, pausedProjects })
  if (!deletionId) return
  await queries.closeSessions(tx, accountId)
  await announcePublicChange(tx)
  await jobs.enqueue(tx, 'deletion-requested', { deletionId })
  if (companyId === null) return
  const actor = isIdle ? 'sistema' : 'empresa'
  const closing = { companyId, cause: 'empresa_baja', actor, accountId: isIdle ? null : accountId } as const
  await closeAllOfCompany(tx, { ...closing, letter, at: requestedAt })
  const customer = await findCustomer(tx, accountId)
  if (customer) await jobs.enqueue(tx, 'renewal-ended', customer)
}
