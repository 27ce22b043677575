import { lockReviewedOffer } from '#server/domain/reviews/review-offer.ts'
import { AppError } from '#server/errors.ts'
import { requireCompany } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { findOffer, listWithdrawn, reopenCase } from './queries.ts'

/** Puts the case of an own offer that was hidden into the queue again. A company may ask once. */
export async function askSecondLook(
  { db, clock, ...called }: ApiContext,
  offerId: number,
  text: string,
): Promise<void> {
  const companyId = requireCompany(called)
  await db.transaction(async (tx) => {
    const offer = await findOffer(tx, offerId)
    if (offer?.companyId !== companyId) throw new AppError('offer_not_found')
    await lockReviewedOffer(tx, offerId)
    const withdrawn = (await listWithdrawn(tx, companyId)).find((one) => one.offerId === offerId)
    if (!withdrawn) throw new AppError('offer_not_withdrawn')
    if (withdrawn.secondAskedAt) throw new AppError('second_look_asked')
    await reopenCase(tx, withdrawn, { now: clock.now(), text })
  })
}
