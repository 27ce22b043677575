import { SAVED_OFFERS_MAX } from '#contract/constants.ts'
import type { Deps } from '#server/deps.ts'
import { ownerOf, requireStaying } from '#server/domain/accounts/require-staying.ts'
import { requireReadable } from '#server/domain/offers/public-offer.ts'
import { AppError } from '#server/errors.ts'
import { countSaved, insertSaved } from './queries.ts'

type Context = Pick<Deps, 'db' | 'clock'>

/** Saves an offer. Saving it again changes nothing. */
export async function saveOffer(context: Context, candidateId: number, offerId: number): Promise<void> {
  await requireReadable(context.db, offerId)
  await saveOffers(context, candidateId, [offerId])
}

/**
 * Saves the offers that visitors can read, the first id as the last saved. It saves all or none of them, so that a
 * browser keeps its own list until everything is saved.
 */
export async function saveOffers({ db, clock }: Context, candidateId: number, ids: readonly number[]): Promise<void> {
  await db.transaction(async (tx) => {
    // The lock makes simultaneous calls count one after the other.
    await requireStaying(tx, ownerOf({ candidateId }))
    await insertSaved(tx, { candidateId, ids, now: clock.now() })
    if ((await countSaved(tx, candidateId)) > SAVED_OFFERS_MAX) throw new AppError('saved_full')
  })
}
