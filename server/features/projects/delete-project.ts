import { lockPublisher } from '#server/domain/companies/lock-company.ts'
import { closeApplications } from '#server/domain/applications/move-applications.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import * as queries from './queries.ts'

interface Deletion extends queries.OwnProject {
  /** The account of the person who does it. */
  accountId: number
  /** The company's text to waiting candidates. */
  letter: string | null
}

/**
 * Deletes a project and its offers. Their applications are closed and remain their candidates'. It locks the company first, as every
 * transaction does that changes many offers of a company: two transactions that lock the same offers in another order would deadlock.
 * Refused to a suspended company.
 */
export function deleteProject({ db, clock }: Pick<Deps, 'db' | 'clock'>, deletion: Deletion): Promise<void> {
  const { id, companyId, accountId, letter } = deletion
  return db.transaction(async (tx) => {
    await lockPublisher(tx, companyId)
    const offerIds = await queries.lockProject(tx, { id, companyId })
    if (!offerIds) throw new AppError('project_not_found')
    const closing = { cause: 'eliminada', actor: 'empresa', accountId, letter, at: clock.now() } as const
    await closeApplications(tx, { offerIds, ...closing })
    await queries.deleteProject(tx, { id, companyId })
  })
}
