import type { Letter, Link } from '#server/mail/letters/letter.ts'

const OFFERS_NAMED = 10

interface ExpiringOffer extends Link {
  name: string
  until: string
}

const textOfExpiring = ({ name, until }: ExpiringOffer): string => `«${name}»: hasta el ${until}.`

/** The mails about offers, to their company. */
export const offerLetters = {
  /** To a company. It names a few offers, those that end first, each with the link that renews it. `path` leads to all of them. */
  offersExpiring: ({
    path,
    offers,
    days,
    closingDays,
  }: Link & { offers: readonly ExpiringOffer[]; days: number; closingDays: number }): Letter => ({
    subject:
      offers.length === 1 ? 'Una de tus ofertas caduca pronto' : `${offers.length} de tus ofertas caducan pronto`,
    paragraphs: [
      'Después de su último día una oferta deja de publicarse y no recibe más candidaturas. Si sigues buscando a alguien, renuévala.',
      ...(offers.length === 1 ? offers.map(textOfExpiring) : []),
    ],
    ...(offers.length === 1
      ? { action: { label: 'Renovar', path: offers[0]?.path ?? path } }
      : {
          items: offers
            .slice(0, OFFERS_NAMED)
            .map((offer) => ({ text: textOfExpiring(offer), label: 'Renovar', path: offer.path })),
          action: { label: 'Ver todas mis ofertas', path },
        }),
    notes: [
      ...(offers.length > OFFERS_NAMED ? [`Y ${offers.length - OFFERS_NAMED} más.`] : []),
      `«Renovar» no pide iniciar sesión: sirve una vez, hasta ${days} días después del último día. No reenvíes este mensaje.`,
      `Si no la renuevas, ${closingDays} días después del último día cerraremos las candidaturas sin responder y se lo diremos a quien espere.`,
      'Si ya has encontrado a alguien, márcala como cubierta en tu panel: así nadie más aplica.',
    ],
  }),
}
