import type { Offer } from '#web/api/types.ts'
import { OfferCard } from '#web/apply/offer-card.tsx'
import { offerViewTexts as texts } from './texts.ts'

export function SimilarOffers({ offers, today }: { offers: Offer[]; today: string }) {
  if (offers.length === 0) return null
  return (
    <section data-print="hide" className="grid gap-5 pt-4">
      <h2 className="text-24 font-semibold">{texts.similar}</h2>
      <ul className="grid grid-cols-1 gap-5 small:grid-cols-2 large:grid-cols-3">
        {offers.map((offer) => (
          <li key={offer.emp_ofertas_id} className="min-w-0">
            <OfferCard offer={offer} today={today} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
