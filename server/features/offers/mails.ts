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

  /** To the company of an offer that was published on the day that it had chosen. */
  scheduledPublished: ({ path, name }: Link & { name: string }): Letter => ({
    subject: 'Tu oferta programada ya está publicada',
    paragraphs: [`Hoy era el día: «${name}» ya se ve y las personas que buscan trabajo pueden aplicar.`],
    action: { label: 'Ver la oferta', path },
    notes: ['Puedes cambiarla o cerrarla cuando quieras en tu panel.'],
  }),

  /** The same where candidates do not find it yet, as during a review. The card of the offer says why. */
  scheduledHeld: ({ path, name }: Link & { name: string }): Letter => ({
    subject: 'Tu oferta programada todavía no se ve',
    paragraphs: [
      `Hoy era el día de «${name}». Ya está en tus ofertas, pero todavía no se ve. Allí te decimos por qué.`,
    ],
    action: { label: 'Ver la oferta', path },
    notes: ['Si está en revisión, te escribiremos cuando la hayamos revisado.'],
  }),

  /** To the company of a draft that was refused on its day. `because` is a sentence. */
  scheduledRefused: ({
    path,
    name = 'Sin título',
    because,
  }: Link & { name: string | undefined; because: string }): Letter => ({
    subject: 'No hemos podido publicar una oferta programada',
    paragraphs: [
      `Hoy era el día de «${name}», pero no la hemos publicado. ${because}`,
      'No se ha perdido nada: sigue entre tus borradores. Corrígela y publícala, o elige otro día.',
    ],
    action: { label: 'Ver mis borradores', path },
    notes: [],
  }),
}
