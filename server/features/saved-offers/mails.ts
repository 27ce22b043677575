import type { Letter, Link } from '#server/mail/letters/letter.ts'

const OFFERS_NAMED = 20

interface EndingOffer extends Link {
  name: string
  until: string
}

/** The mails about saved offers, to their candidate. */
export const savedOfferLetters = {
  /** It names the offers that end first, each with its link. `path` leads to all saved offers. */
  savedOffersEnding: ({
    path,
    offers,
    unsubscribePath,
  }: Link & { offers: readonly EndingOffer[]; unsubscribePath: string }): Letter => ({
    subject:
      offers.length === 1
        ? 'Una oferta que guardaste termina pronto'
        : `${offers.length} ofertas que guardaste terminan pronto`,
    paragraphs: [
      offers.length === 1
        ? 'Todavía no has aplicado a esta oferta. Después de su último día ya no recibe candidaturas.'
        : 'Todavía no has aplicado a estas ofertas. Después de su último día ya no reciben candidaturas.',
    ],
    items: offers.slice(0, OFFERS_NAMED).map(({ name, until, path: offerPath }) => ({
      text: `«${name}»: hasta el ${until}.`,
      label: 'Ver la oferta',
      path: offerPath,
    })),
    action: { label: 'Ver mis ofertas guardadas', path },
    notes: [
      ...(offers.length > OFFERS_NAMED ? [`Y ${offers.length - OFFERS_NAMED} más, en tus ofertas guardadas.`] : []),
      'De cada oferta guardada te avisamos una sola vez. Si ya no te interesa, quítala de tus guardadas.',
    ],
    unsubscribePath,
  }),
}
