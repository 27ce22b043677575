import { wantedOfferTexts as texts } from '../texts.ts'
import type { WantedOffer } from './find-wanted-offer.ts'

/** The waiting offer and the next step, for a new account or a known one. */
export function WantedOfferNote({ offer, isNew }: { offer: WantedOffer; isNew: boolean }) {
  return (
    <div className="mt-3 rounded-control bg-yellow-soft px-4 py-3 text-14 wrap-anywhere">
      <p className="text-gray-text">{texts.applying}</p>
      <p className="line-clamp-2 font-semibold">{offer.name}</p>
      <p className="truncate text-gray-text">{offer.company}</p>
      <p className="mt-2">{isNew ? texts.stepsAfterSignUp : texts.stepsAfterSignIn}</p>
    </div>
  )
}
