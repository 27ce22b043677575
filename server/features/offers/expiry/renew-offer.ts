import { ACTIVE } from '#contract/constants.ts'
import type { Deps } from '#server/deps.ts'
import { findOwnOffer, type OwnOffer } from '../queries.ts'
import type { SavedReview } from '#server/domain/reviews/review-saved-offer.ts'
import { requireSalary } from '../own/require-salary.ts'
import { changeOffer } from '../own/save-offer.ts'
import { laterDay, usualExpiry } from './expiry-day.ts'

type Context = Pick<Deps, 'db' | 'clock' | 'env'>

/** Makes an offer active for the usual number of days from today, or for longer if it was. Returns its last day and its review. */
export async function renewOffer(context: Context, own: OwnOffer): Promise<{ expiresOn: string; review: SavedReview }> {
  const kept = await findOwnOffer(context.db, own)
  if (kept) requireSalary(context.env, {}, { kept, isOpened: true })
  const usual = usualExpiry(context)
  const expiresOn = kept ? laterDay(kept.expiresOn, usual) : usual
  const review = await changeOffer(context, { ...own, version: undefined }, { state: ACTIVE, expiresOn })
  return { expiresOn, review }
}
