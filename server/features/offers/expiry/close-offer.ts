import { INACTIVE } from '#contract/constants.ts'
import { dayInMadrid } from '#server/clock.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import { closeApplications } from '#server/domain/applications/move-applications.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { updateOffer, type OwnOffer } from '../queries.ts'

interface Covering extends OwnOffer {
  /** The account of the person who does it. */
  accountId: number
  /** By a candidate of this board; null is unknown. */
  isHere: boolean | null
  /** The company's text to waiting candidates. */
  letter: string | null
}

/** Records that the job is filled, makes the offer inactive, and closes what is open. */
export function closeOffer({ db, clock }: Pick<Deps, 'db' | 'clock'>, covering: Covering): Promise<void> {
  const { id, companyId, accountId, isHere, letter } = covering
  const now = clock.now()
  const covered = { coveredOn: dayInMadrid(now), isCoveredHere: isHere }
  return db.transaction(async (tx) => {
    // The company first, as everywhere: the other order could deadlock with the deletion of the project.
    await lockCompany(tx, companyId)
    const values = { state: INACTIVE, isOverFreeLimit: false, ...covered, updatedAt: now }
    if (!(await updateOffer(tx, { id, companyId, version: undefined }, values))) throw new AppError('offer_not_found')
    const closing = { offerIds: [id], cause: 'cubierta', actor: 'empresa', accountId, letter, at: now } as const
    await closeApplications(tx, closing)
  })
}
