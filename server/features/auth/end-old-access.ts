import type { Tx } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { endPendingChange } from './email-links/queries.ts'
import { endSetup } from './operators/setup-link.ts'
import { endResets } from './password-reset/queries.ts'

/** After a new password: ends the links that somebody with the old one may have asked for, and informs the owner. The account is locked. */
export async function endOldAccess(tx: Tx, { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>, accountId: number) {
  const now = clock.now()
  await endResets(tx, accountId, { now })
  await endPendingChange(tx, accountId, now)
  await endSetup(tx, accountId)
  await jobs.enqueue(tx, 'password-changed', { accountId })
}
