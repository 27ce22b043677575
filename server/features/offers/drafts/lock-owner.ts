import type { Tx } from '#server/database/open.ts'
import { ownerOf, requireStaying } from '#server/domain/accounts/require-staying.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'

/**
 * Locks the account and the company of drafts until the transaction ends, before the drafts: the deletion of a project or an
 * account locks them in this order. Refuses a closed account.
 */
export async function lockOwner(tx: Tx, companyId: number): Promise<void> {
  await requireStaying(tx, ownerOf({ companyId }))
  await lockCompany(tx, companyId)
}
