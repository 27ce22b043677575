import { listAt, offerToApplyTo } from '#web/apply/apply-address.ts'
import { findReturnPath } from '#web/session/return-address.ts'
import { rememberOffer } from '#web/tab-storage/remembered-offer.ts'

/** Remembers the offer of «Aplicar» until the account has the profile that applying needs. */
export function rememberWantedOffer(search: string): void {
  const offerId = wantedOfferOf(search)
  if (offerId !== null) rememberOffer(offerId, listAt(returnAddress(search)))
}

/** The offer whose «Aplicar» led to the sign-in page, by the query of that page. */
export const wantedOfferOf = (search: string): number | null => offerToApplyTo(returnAddress(search).search)

// The host is irrelevant: only a path of our own site is read.
const returnAddress = (search: string): URL => new URL(findReturnPath(search) ?? '/', 'https://here.invalid')
