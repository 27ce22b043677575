import { factsOf, type ToldOffer } from '#server/domain/offers/feed/texts.ts'
import type { Letter, Link } from '#server/mail/letters/letter.ts'

interface NamedOffer extends Link, ToldOffer {
  name: string
  /** The strongest reason first. */
  reasons: readonly string[]
}

interface SuggestedOffers extends Link {
  offers: readonly NamedOffer[]
  unsubscribePath: string
}

const textOf = (offer: NamedOffer): string => `${offer.name}. ${factsOf(offer)}. ${offer.reasons.join('. ')}.`

/** The mails of suggestions, to candidates. */
export const suggestionLetters = {
  suggestedOffers: ({ path, offers, unsubscribePath }: SuggestedOffers): Letter => ({
    subject: offers.length === 1 ? `Una oferta para ti: ${offers[0]?.name}` : `${offers.length} ofertas para ti`,
    paragraphs: ['Las elegimos por lo que buscas, guardas y pides en este sitio. Cada una dice por qué.'],
    items: offers.map((offer) => ({ text: textOf(offer), label: 'Ver la oferta', path: offer.path })),
    action: { label: 'Ver todas y decir qué busco', path },
    notes: ['Cada oferta te la contamos una sola vez. Si un lunes no hay ninguna nueva, no te escribimos.'],
    unsubscribePath,
    unsubscribeLabel: 'No quiero recibir más ofertas los lunes',
  }),
}
