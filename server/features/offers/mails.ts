import { dayInWords } from '#contract/values/spanish/day.ts'
import { CLOSING_DAYS, RENEWAL_LINK_DAYS } from '#contract/constants.ts'
import { dayInMadrid } from '#server/clock.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter, EXAMPLE_TOKEN } from '#server/mail/letters/letter.ts'
import { findFailed, findOwner, findScheduled } from './drafts/queries.ts'
import { failureSentence, readBody } from './drafts/wire.ts'
import { findExpiring } from './expiry/queries.ts'
import { renewalPath } from './expiry/renewal-link.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** These offers of a company end soon. */
    'offers-expiring': { companyId: number; offerIds: number[] }
    /** A draft became this offer on its day. */
    'scheduled-published': { offerId: number }
    /** A draft could not be published on its day. */
    'scheduled-refused': { draftId: number }
  }
}

const exampleRenewal = `/renovar-oferta#token=17.2026-11-30.${EXAMPLE_TOKEN}`
const OFFERS_NAMED = 10

const textOfExpiring = ({ name, until }: { name: string; until: string }): string => `«${name}»: hasta el ${until}.`

const letters = {
  /** To a company. It names a few offers, those that end first, each with the link that renews it. `path` leads to all of them. */
  offersExpiring: declareLetter({
    path: '/perfil-empresa?seccion=ofertas',
    offers: [
      { name: 'Panadero/a de obrador «El Faro»', until: '30 de noviembre de 2026', path: exampleRenewal },
      { name: 'Dependiente/a de tienda', until: '1 de diciembre de 2026', path: exampleRenewal },
    ],
    days: 30,
    closingDays: 7,
  })(({ path, offers, days, closingDays }) => ({
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
            .map((offer) => ({ text: `Hasta el ${offer.until}.`, label: `Renovar «${offer.name}»`, path: offer.path })),
          action: { label: 'Ver todas mis ofertas', path },
        }),
    notes: [
      ...(offers.length > OFFERS_NAMED ? [`Y ${offers.length - OFFERS_NAMED} más.`] : []),
      `«Renovar» no pide iniciar sesión: sirve una vez, hasta ${days} días después del último día. No reenvíes este mensaje.`,
      `Si no la renuevas, ${closingDays} días después del último día cerraremos las candidaturas sin responder y se lo diremos a quien espere.`,
      'Si ya has encontrado a alguien, márcala como cubierta en tu panel: así nadie más aplica.',
    ],
  })),

  /** To the company of an offer that was published on the day that it had chosen. */
  scheduledPublished: declareLetter({
    path: '/vista-oferta-completa/7',
    name: 'Panadero/a de obrador «El Faro»',
  })(({ path, name }) => ({
    subject: 'Tu oferta programada ya está publicada',
    paragraphs: [`Hoy era el día: «${name}» ya se ve y las personas que buscan trabajo pueden aplicar.`],
    action: { label: 'Ver la oferta', path },
    notes: ['Puedes cambiarla o cerrarla cuando quieras en tu panel.'],
  })),

  /** The same where candidates do not find it yet, as during a review. The card of the offer says why. */
  scheduledHeld: declareLetter({
    path: '/perfil-empresa?seccion=ofertas&oferta=7',
    name: 'Panadero/a de obrador «El Faro»',
  })(({ path, name }) => ({
    subject: 'Tu oferta programada todavía no se ve',
    paragraphs: [
      `Hoy era el día de «${name}». Ya está en tus ofertas, pero todavía no se ve. Allí te decimos por qué.`,
    ],
    action: { label: 'Ver la oferta', path },
    notes: ['Si está en revisión, te escribiremos cuando la hayamos revisado.'],
  })),

  /** To the company of a draft that was refused on its day. `because` is a sentence. */
  scheduledRefused: declareLetter<{ path: string; name: string | undefined; because: string }>({
    path: '/perfil-empresa?seccion=ofertas',
    name: 'Panadero/a de obrador «El Faro»',
    because: 'El proyecto está inactivo: actívalo para crear ofertas.',
  })(({ path, name = 'Sin título', because }) => ({
    subject: 'No hemos podido publicar una oferta programada',
    paragraphs: [
      `Hoy era el día de «${name}», pero no la hemos publicado. ${because}`,
      'No se ha perdido nada: sigue entre tus borradores. Corrígela y publícala, o elige otro día.',
    ],
    action: { label: 'Ver mis borradores', path },
  })),
}

/** The mails about offers, to their company. */
export const offerMails = declareMails(letters, {
  // Nothing is sent about offers that were renewed or withdrawn meanwhile.
  'offers-expiring': async ({ db, clock, appSecret }, { data }) => {
    const found = await findExpiring(db, data, dayInMadrid(clock.now()))
    if (!found) return null
    const { accountId, email } = found
    const named = found.offers.map(async ({ id: offerId, name, expiresOn }) => ({
      name,
      until: dayInWords(expiresOn),
      path: await renewalPath({ db, appSecret }, { offerId, expiresOn, accountId }),
    }))
    const letter = letters.offersExpiring({
      path: '/perfil-empresa?seccion=ofertas',
      offers: await Promise.all(named),
      days: RENEWAL_LINK_DAYS,
      closingDays: CLOSING_DAYS,
    })
    return { to: email, letter }
  },
  // Nothing is sent about an offer that is gone.
  'scheduled-published': async ({ db, clock }, { data: { offerId } }) => {
    const found = await findScheduled(db, offerId, dayInMadrid(clock.now()))
    const owner = found && (await findOwner(db, found.companyId))
    if (!owner) return null
    const { name } = found
    const letter = found.isPublic
      ? letters.scheduledPublished({ path: `/vista-oferta-completa/${offerId}`, name })
      : letters.scheduledHeld({ path: `/perfil-empresa?seccion=ofertas&oferta=${offerId}`, name })
    return { to: owner.email, letter }
  },
  // Nothing is sent if the draft was saved, published or deleted since.
  'scheduled-refused': async ({ db, env }, { data }) => {
    const draft = await findFailed(db, data.draftId)
    const owner = draft && (await findOwner(db, draft.companyId))
    if (!owner) return null
    const letter = letters.scheduledRefused({
      path: '/perfil-empresa?seccion=ofertas',
      name: readBody(draft.body).nombre,
      because: failureSentence(draft.failure, env),
    })
    return { to: owner.email, letter }
  },
})
