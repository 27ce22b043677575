import type { CardOffer } from './card-offer.ts'
import { OfferCard } from './offer-card.tsx'

interface OfferGridProps {
  offers: readonly CardOffer[]
  today: string
  headingLevel?: 'h2' | 'h3' | undefined
  /** The first card is seen at once. */
  isOnTop?: boolean
}

/** The cards of offers. */
export const OfferGrid = ({ offers, today, headingLevel, isOnTop = false }: OfferGridProps) => (
  <ul className="grid grid-cols-1 gap-5 small:grid-cols-2 large:grid-cols-3">
    {offers.map((offer, index) => (
      <li key={offer.emp_ofertas_id} className="min-w-0 far-436">
        <OfferCard {...{ offer, today, headingLevel }} isFirst={isOnTop && index === 0} />
      </li>
    ))}
  </ul>
)
