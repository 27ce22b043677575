import type { Handle } from '#server/platform/database/open.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import { AppError } from '#server/platform/errors.ts'
import * as queries from './queries.ts'

/**
 * Deletes a project with all that hangs on it. The company is held first, as by whatever else changes many of its offers:
 * two that take the same offers in another order would wait for each other for ever.
 */
export function deleteProject(db: Handle, own: queries.OwnProject): Promise<void> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, own.companyId)
    if (!(await queries.deleteProject(tx, own))) throw new AppError('project_not_found')
  })
}
