import type { Tx } from '#server/database/open.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import { moveApplications } from '#server/domain/applications/move-applications.ts'
import type { Deps } from '#server/deps.ts'
import { termsOf, type Terms } from '../terms.ts'
import { AT_ONCE, listCompanies, listEnded } from './queries.ts'

/**
 * Closes what is open of offers that have ended: after their term, or by an act of a process of the release before. Several processes may do
 * it at once, and nights may be missed.
 */
export async function closeEnded({ db, ...deps }: Pick<Deps, 'db' | 'clock' | 'env'>): Promise<void> {
  const terms = termsOf(deps)
  for (const companyId of await listCompanies(db, terms)) {
    while (await db.transaction((tx) => closeSome(tx, companyId, terms))) continue
  }
}

/** Returns false if nothing of the company is left. */
async function closeSome(tx: Tx, companyId: number, terms: Terms): Promise<boolean> {
  await lockCompany(tx, companyId)
  const found = await listEnded(tx, companyId, terms)
  for (const { ids, cause: reason, isTold } of found) {
    const dueAt = isTold ? terms.now : null
    const move = { ids, reason, dueAt, at: terms.now, accountId: null }
    await moveApplications(tx, { ...move, owner: { companyId }, to: 'cerrada', actor: 'sistema' })
  }
  return found.reduce((sum, { ids }) => sum + ids.length, 0) === AT_ONCE
}
