import { and, eq, isNull } from 'drizzle-orm'
import { readStoredSearch } from '#contract/following/stored-search.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'
import { alert, subscriber } from '#server/database/schema/schema.ts'
import { exampleOffer } from '#server/domain/offers/feed/example-offer.ts'
import { factsOf, type ToldOffer } from '#server/domain/offers/feed/texts.ts'
import { describeFilters } from '#server/domain/offers/search/describe-filters.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter, EXAMPLE_TOKEN } from '#server/mail/letters/letter.ts'
import { confirmPath, keepPath, stopPath, tokenOf } from './alert-token.ts'
import { findInForce } from './queries.ts'
import { alertTexts } from './texts.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** A visitor wants an alert, and has to confirm it. */
    'alert-confirmation': { alertId: number }
    /** An alert is a year old. */
    'alert-wanted': { alertId: number }
  }
}

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

const wanted = 'cocinero en Sevilla, jornada completa, desde 18.000 €'

const stopLabel = 'No quiero recibir más este aviso'

/** After so many days without an answer an alert is paused or deleted. */
export const ANSWER_DAYS = 30

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
    items: offers.map((offer) => ({ text: `${factsOf(offer)}.`, label: offer.name, path: offer.path })),
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

/** The mails of alerts, to their subscribers. `sendAlert` sends `newOffers`. */
export const alertMails = declareMails(alertLetters, {
  // Nothing is sent about an alert that is confirmed or gone.
  'alert-confirmation': async ({ db, appSecret }, { data: { alertId } }) => {
    const [found] = await db
      .select({ frequency: alert.frequency, email: subscriber.email })
      .from(alert)
      .innerJoin(subscriber, eq(subscriber.id, alert.subscriberId))
      .where(and(eq(alert.id, alertId), isNull(alert.confirmedAt)))
    if (!found?.email) return null
    const path = confirmPath(await tokenOf({ db, appSecret }, 'confirm', alertId))
    const letter = alertLetters.alertConfirmation({ path, rhythm: alertTexts.rhythm[found.frequency] })
    return { to: found.email, letter }
  },
  // Nothing is sent where the subscriber has answered meanwhile.
  'alert-wanted': async ({ db, appSecret }, { data: { alertId } }) => {
    const found = await findInForce(db, alertId)
    if (!found?.alert.askedAt) return null
    const letter = alertLetters.alertWanted({
      path: keepPath(await tokenOf({ db, appSecret }, 'keep', alertId)),
      description: await describeFilters(db, readStoredSearch(found.alert.filters)),
      days: ANSWER_DAYS,
      unsubscribePath: stopPath(await tokenOf({ db, appSecret }, 'stop', alertId)),
    })
    return { to: found.email, letter }
  },
})
