import { lockPublisher } from '#server/domain/companies/lock-company.ts'
import { closeApplications } from '#server/domain/applications/move-applications.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import * as queries from '../queries.ts'

interface Deletion extends queries.OwnOffer {
  /** The account of the person who does it. */
  accountId: number
  /** The company's text to waiting candidates. */
  letter: string | null
}

/**
 * Deletes an offer with its requirements. Its applications are closed and remain their candidates'. Refused to a suspended company: what it
 * was suspended for must stay to be looked at.
 */
export function deleteOffer({ db, clock }: Pick<Deps, 'db' | 'clock'>, deletion: Deletion): Promise<void> {
  const { id, companyId, accountId, letter } = deletion
  return db.transaction(async (tx) => {
    await lockPublisher(tx, companyId)
    if (!(await queries.lockOffer(tx, { id, companyId }))) throw new AppError('offer_not_found')
    const closing = { cause: 'eliminada', actor: 'empresa', accountId, letter, at: clock.now() } as const
    await closeApplications(tx, { offerIds: [id], ...closing })
    await queries.deleteOffer(tx, { id, companyId })
  })
}
