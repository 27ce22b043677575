import { INACTIVE } from '#contract/constants.ts'
import { dayInMadrid } from '#server/platform/clock.ts'
import type { Deps } from '#server/platform/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import { updateOffer, type OwnOffer } from '../queries.ts'

/** Records that the job is filled, and makes the offer inactive. `isHere`: by a candidate of this board; null is unknown. */
export async function closeOffer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  own: OwnOffer,
  isHere: boolean | null,
): Promise<void> {
  const now = clock.now()
  const isClosed = await updateOffer(
    db,
    { ...own, version: undefined },
    { state: INACTIVE, isHeldBack: false, coveredOn: dayInMadrid(now), isCoveredHere: isHere, updatedAt: now },
  )
  if (!isClosed) throw new AppError('offer_not_found')
}
