import { dayInMadrid } from '#server/clock.ts'
import type { Tx } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { countEdition, listReviewedOffers, type OffersOf } from './queries.ts'
import { reviewSavedOffer } from './review-saved-offer.ts'

/**
 * Changes a name or logo that candidates read beside offers. Then each of these offers is judged and reviewed like one
 * with a new text. Otherwise an approved offer would carry any name to candidates. The company is locked.
 */
export async function changeBesideOffers(
  tx: Tx,
  context: Pick<Deps, 'clock' | 'env'>,
  { change, ...offers }: OffersOf & { change: () => Promise<unknown> },
): Promise<void> {
  const before = await listReviewedOffers(tx, offers, dayInMadrid(context.clock.now()))
  await change()
  for (const old of before) await reviewSavedOffer(tx, context, { offerId: old.id, old })
  // An operator may have read the name before, and decides about this one.
  await countEdition(
    tx,
    before.map(({ id }) => id),
  )
}
