import { ACTIVE, RENEWAL_LINK_DAYS } from '#contract/constants.ts'
import { dayAfter, dayInMadrid } from '#server/clock.ts'
import { AppError } from '#server/errors.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import type { SavedReview } from '#server/domain/reviews/review-saved-offer.ts'
import { findRenewable } from './queries.ts'
import { renewOffer } from './renew-offer.ts'
import { readRenewal } from './renewal-link.ts'
import { offerEndsOn } from './texts.ts'

export interface RenewedByLink {
  name: string
  expiresOn: string
  review: SavedReview
}

/**
 * Renews the offer of a link in a letter, without a session: a reader of the company's mail could choose a new password
 * too. It renews only an unchanged offer: it stays off if the company has switched it off or covered it since.
 */
export async function renewByLink(context: ApiContext, token: string): Promise<RenewedByLink> {
  const { db, clock, limits, address } = context
  await spendTry(limits.emailLinkUses, address)
  const renewal = await readRenewal(context, token)
  const kept = renewal && (await findRenewable(db, renewal.offerId))
  const today = dayInMadrid(clock.now())
  const isTheirs = renewal && kept?.accountId === renewal.accountId
  if (!isTheirs || today > dayAfter(renewal.expiresOn, RENEWAL_LINK_DAYS)) throw new AppError('renewal_link_invalid')
  if (kept.state !== ACTIVE || kept.projectState !== ACTIVE) throw new AppError('renewal_switched_off')
  if (kept.expiresOn !== renewal.expiresOn) {
    throw new AppError('renewal_link_used', { sentence: offerEndsOn(kept.name, kept.expiresOn) })
  }
  const renewed = await renewOffer(context, { id: renewal.offerId, companyId: kept.companyId })
  return { name: kept.name, ...renewed }
}
