import type { Tx } from '#server/database/open.ts'
import { AppError } from '#server/errors.ts'
import { lockStanding } from '../queries.ts'

interface Reviewed {
  companyId: number
  version: number
}

/** How a company stands, locked. Refuses if it is not what the operator has seen. */
export async function lockReviewed(tx: Tx, { companyId, version }: Reviewed) {
  const kept = await lockStanding(tx, companyId)
  if (!kept) throw new AppError('company_not_found')
  if (kept.version !== version) throw new AppError('company_changed')
  return kept
}
