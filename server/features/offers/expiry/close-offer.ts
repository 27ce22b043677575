import { INACTIVE } from '#contract/constants.ts'
import { dayInMadrid } from '#server/platform/clock.ts'
import { lockCompany } from '#server/platform/database/queries/lock-company.ts'
import type { Deps } from '#server/platform/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import { updateOffer, type OwnOffer } from '../queries.ts'

/** Records that the job is filled, and makes the offer inactive. `isHere`: by a candidate of this board; null is unknown. */
export function closeOffer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  own: OwnOffer,
  isHere: boolean | null,
): Promise<void> {
  const now = clock.now()
  const covered = { coveredOn: dayInMadrid(now), isCoveredHere: isHere }
  return db.transaction(async (tx) => {
    // The company first, as everywhere: the other order could deadlock with the deletion of the project.
    await lockCompany(tx, own.companyId)
    const values = { state: INACTIVE, isHeldBack: false, ...covered, updatedAt: now }
    if (!(await updateOffer(tx, { ...own, version: undefined }, values))) throw new AppError('offer_not_found')
  })
}
