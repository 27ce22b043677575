import type { Handle } from '#server/platform/database/open.ts'
import { lockCompany } from '#server/platform/database/queries/lock-company.ts'
import { AppError } from '#server/platform/errors.ts'
import * as queries from './queries.ts'

/**
 * Deletes a project and everything that belongs to it. It locks the company first, as every transaction does that changes
 * many offers of a company: two transactions that lock the same offers in another order would deadlock.
 */
export function deleteProject(db: Handle, own: queries.OwnProject): Promise<void> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, own.companyId)
    if (!(await queries.deleteProject(tx, own))) throw new AppError('project_not_found')
  })
}
