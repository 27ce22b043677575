import { offerToApplyTo } from '#web/apply/apply-address.ts'
import { findReturnPath } from '#web/session/return-address.ts'
import { rememberOffer } from '#web/tab-storage/remembered-offer.ts'

/** If «Aplicar» led here, its offer is kept until the account has the profile that applying needs. */
export function rememberWantedOffer(search: string): void {
  const back = findReturnPath(search)
  const offerId = back && offerToApplyTo(new URL(back, location.origin).search)
  if (offerId) rememberOffer(offerId)
}
