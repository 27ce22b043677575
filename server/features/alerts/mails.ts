import { spanishNumber } from '#contract/values/spanish/number.ts'
import { exampleOffer } from '#server/domain/offers/feed/example-offer.ts'
import { factsOf, type ToldOffer } from '#server/domain/offers/feed/texts.ts'
import { declareLetter, EXAMPLE_TOKEN } from '#server/mail/letters/letter.ts'

type NamedOffer = ToldOffer & { path: string; name: string }

interface NewOffers {
  path: string
  description: string
  offers: readonly NamedOffer[]
  total: number
  /** The page to change, pause and delete alerts. */
  choicesPath: string
  unsubscribePath: string
}

const textOf = (offer: NamedOffer): string => `${offer.name}. ${factsOf(offer)}.`

const wanted = 'cocinero en Sevilla, jornada completa, desde 18.000 €'

const stopLabel = 'No quiero recibir más este aviso'

/** The mails of alerts, to their subscribers. */
export const alertLetters = {
  /** To a visitor who may not have asked for it. It leaves out the search, which anybody may have typed. */
  alertConfirmation: declareLetter({
    path: `/avisos/confirmar#token=17.${EXAMPLE_TOKEN}`,
    rhythm: 'cada día a las 8:00',
  })(({ path, rhythm }) => ({
    subject: 'Confirma tu aviso de ofertas',
    paragraphs: [
      'Alguien, esperamos que tú, ha pedido que te avisemos de ofertas nuevas.',
      `Si pulsas el botón, verás de cuáles y te escribiremos ${rhythm}.`,
    ],
    action: { label: 'Sí, quiero el aviso', path },
    notes: [
      'Si no lo has pedido tú, no hagas nada: sin tu confirmación no te escribiremos más, y en 7 días borraremos tu correo.',
    ],
  })),

  newOffers: declareLetter<NewOffers>({
    path: '/pagina-principal?nombre=cocinero&ciudad=Sevilla&de=aviso',
    description: wanted,
    offers: [
      {
        ...exampleOffer,
        path: '/vista-oferta-completa/7?de=aviso',
        name: 'Cocinero de partida',
        annualSalary: 19_500,
        salaryMax: 22_000,
      },
      {
        ...exampleOffer,
        path: '/vista-oferta-completa/7?de=aviso',
        name: 'Ayudante de cocina en el Barrio de la Macarena',
        annualSalary: 18_000,
        salaryMax: null,
        others: 2,
      },
    ],
    total: 23,
    choicesPath: '/cuenta#avisos',
    unsubscribePath: `/baja-avisos?token=17.${EXAMPLE_TOKEN}`,
  })(({ path, description, offers, total, choicesPath, unsubscribePath }) => ({
    subject:
      total === 1
        ? `Una oferta nueva: ${offers[0]?.name ?? description}`
        : `${spanishNumber(total)} ofertas nuevas: ${description}`,
    paragraphs: [`Tu aviso: ${description}.`],
    items: offers.map((offer) => ({ text: textOf(offer), label: 'Ver la oferta', path: offer.path })),
    action: { label: total > offers.length ? `Ver las ${spanishNumber(total)}` : 'Ver todas las de tu aviso', path },
    notes: [
      ...(total > offers.length ? [`Y ${spanishNumber(total - offers.length)} más, en la lista.`] : []),
      'Cada oferta te la contamos una sola vez.',
    ],
    links: [{ label: 'Cambiar o pausar mis avisos', path: choicesPath }],
    unsubscribePath,
    unsubscribeLabel: stopLabel,
  })),

  /** Once a year. */
  alertWanted: declareLetter({
    path: `/avisos/seguir#token=17.${EXAMPLE_TOKEN}`,
    description: wanted,
    days: 30,
    unsubscribePath: `/baja-avisos?token=17.${EXAMPLE_TOKEN}`,
  })(({ path, description, days, unsubscribePath }) => ({
    subject: '¿Quieres seguir recibiendo este aviso?',
    paragraphs: [
      `Hace un año que te avisamos de ofertas nuevas: ${description}.`,
      'Si te sigue sirviendo, dínoslo con un clic.',
    ],
    action: { label: 'Sí, seguid avisándome', path },
    notes: [`Si no lo pulsas en ${days} días, dejaremos de escribirte por él.`],
    unsubscribePath,
    unsubscribeLabel: stopLabel,
  })),
}
