import { dayInWords } from '#contract/values/spanish/day.ts'
import { dayInMadrid } from '#server/clock.ts'
import { unsubscribePathOf } from '#server/domain/accounts/unsubscribe-token.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter, EXAMPLE_TOKEN } from '#server/mail/letters/letter.ts'
import { findReminder } from './reminders/queries.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** These saved offers of a candidate end soon. */
    'saved-offers-ending': { candidateId: number; offerIds: number[] }
  }
}

const OFFERS_NAMED = 20

const letters = {
  /** It names the offers that end first, each with its link. `path` leads to all saved offers. */
  savedOffersEnding: declareLetter({
    path: '/mi-perfil?seccion=guardadas',
    offers: [
      { name: 'Panadero/a de obrador «El Faro»', until: '30 de noviembre de 2026', path: '/vista-oferta-completa/7' },
      { name: 'Dependiente/a de tienda', until: '1 de diciembre de 2026', path: '/vista-oferta-completa/8' },
    ],
    unsubscribePath: `/baja-correos?token=17.${EXAMPLE_TOKEN}`,
  })(({ path, offers, unsubscribePath }) => ({
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
      text: `Hasta el ${until}.`,
      label: name,
      path: offerPath,
    })),
    action: { label: 'Ver mis ofertas guardadas', path },
    notes: [
      ...(offers.length > OFFERS_NAMED ? [`Y ${offers.length - OFFERS_NAMED} más, en tus ofertas guardadas.`] : []),
      'De cada oferta guardada te avisamos una sola vez. Si ya no te interesa, quítala de tus guardadas.',
    ],
    unsubscribePath,
  })),
}

/** The mails about saved offers, to their candidate. */
export const savedOfferMails = declareMails(letters, {
  // Leaves out offers that ended, were withdrawn or got an application meanwhile.
  'saved-offers-ending': async ({ db, clock, appSecret }, { data }) => {
    const found = await findReminder(db, data, dayInMadrid(clock.now()))
    if (!found) return null
    const letter = letters.savedOffersEnding({
      path: '/mi-perfil?seccion=guardadas',
      offers: found.offers.map(({ id, name, expiresOn }) => ({
        name,
        until: dayInWords(expiresOn),
        path: `/vista-oferta-completa/${id}`,
      })),
      unsubscribePath: await unsubscribePathOf({ db, appSecret }, found.accountId),
    })
    return { to: found.email, letter }
  },
})
