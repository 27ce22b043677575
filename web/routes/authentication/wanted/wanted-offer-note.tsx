import { wantedOfferTexts as texts } from '../texts.ts'
import type { AccountTab } from '../account-card.tsx'
import type { WantedOffer } from './find-wanted-offer.ts'

/** The offer that waits, and what a new account does before it can apply. */
export function WantedOfferNote({ offer, tab }: { offer: WantedOffer; tab: AccountTab }) {
  return (
    <div className="mt-3 rounded-control bg-yellow-soft px-4 py-3 text-14 wrap-anywhere">
      <p className="text-gray-text">{texts.applying}</p>
      <p className="line-clamp-2 font-semibold">{offer.name}</p>
      <p className="truncate text-gray-text">{offer.company}</p>
      <p className="mt-2">{tab === 'sign-up' ? texts.stepsAfterSignUp : texts.stepsAfterSignIn}</p>
    </div>
  )
}
