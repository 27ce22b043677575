import { exampleOffer } from '#server/domain/offers/feed/example-offer.ts'
import { MAILED_SUGGESTIONS_MAX } from '#contract/constants.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { findReachableCandidate } from '#server/domain/accounts/reachable.ts'
import { claimOffers, listClaimed } from '#server/domain/offers/claim-offers.ts'
import { factsOf, type ToldOffer } from '#server/domain/offers/feed/texts.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { weekOfTries } from '#server/jobs/queues.ts'
import { declareLetter, EXAMPLE_TOKEN } from '#server/mail/letters/letter.ts'
import { suggestionsLink } from '#server/domain/accounts/unsubscribe-token.ts'
import { findSubscriber, listToldElsewhere, wantsSuggestions } from './mailing/recipient-queries.ts'
import { nameReasons } from './rule/name-reasons.ts'
import { suggestOffers } from './rule/suggest-offers.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** A candidate wants suggestions by mail, and it is Monday. */
    'suggestions-mail': { candidateId: number }
  }
}

interface NamedOffer extends ToldOffer {
  path: string
  name: string
  /** The strongest reason first. */
  reasons: readonly string[]
}

interface SuggestedOffers {
  path: string
  offers: readonly NamedOffer[]
  unsubscribePath: string
}

const textOf = (offer: NamedOffer): string => `${factsOf(offer)}. ${offer.reasons.join('. ')}.`

const letters = {
  suggestedOffers: declareLetter<SuggestedOffers>({
    path: '/mi-perfil?seccion=para-ti',
    offers: [
      {
        ...exampleOffer,
        path: '/vista-oferta-completa/7',
        name: 'Cocinero de partida',
        annualSalary: 22_500,
        salaryMax: null,
        reasons: ['Porque guardaste «Ayudante de cocina»', 'Puesto que buscas: Cocinero/a', 'En Sevilla'],
      },
      {
        ...exampleOffer,
        path: '/vista-oferta-completa/8',
        name: 'Jefa de cocina',
        annualSalary: 26_000,
        salaryMax: 30_000,
        reasons: ['En Sevilla', 'Desde 22.000\u00a0€'],
      },
    ],
    unsubscribePath: `${suggestionsLink.path}?token=17.${EXAMPLE_TOKEN}`,
  })(({ path, offers, unsubscribePath }) => ({
    subject: offers.length === 1 ? `Una oferta para ti: ${offers[0]?.name}` : `${offers.length} ofertas para ti`,
    paragraphs: ['Las elegimos por lo que buscas, guardas y pides en este sitio. Cada una dice por qué.'],
    items: offers.map((offer) => ({ text: textOf(offer), label: offer.name, path: offer.path })),
    action: { label: 'Ver todas y decir qué busco', path },
    notes: ['Cada oferta te la contamos una sola vez. Si un lunes no hay ninguna nueva, no te escribimos.'],
    unsubscribePath,
    unsubscribeLabel: 'No quiero recibir más ofertas los lunes',
  })),
}

/** The mails of suggestions, to candidates. */
export const suggestionMails = declareMails(
  letters,
  {
    'suggestions-mail': async (deps, { id, data }) => {
      const recipient = await findReachableCandidate(deps.db, data.candidateId, wantsSuggestions)
      if (!recipient) return null
      const mailId = `sugerencias-${id}`
      const offers = await listOffersOf(deps, { ...recipient, ...data, mailId })
      if (offers.length === 0) return null
      const letter = letters.suggestedOffers({
        path: '/mi-perfil?seccion=para-ti',
        offers,
        unsubscribePath: await suggestionsLink.pathOf(deps, recipient.accountId),
      })
      return { id: mailId, to: recipient.email, letter }
    },
  },
  { options: weekOfTries },
)

type Context = Pick<Deps, 'db' | 'clock' | 'appSecret'>

interface SuggestionMail {
  candidateId: number
  accountId: number
  mailId: string
}

/** The best offers that no other mail has named. They are claimed, so that a repeated job names the same ones. */
async function listOffersOf(deps: Context, { candidateId, accountId, mailId }: SuggestionMail): Promise<NamedOffer[]> {
  const { db, clock } = deps
  const subscriberId = await findSubscriber(db, accountId, clock.now())
  const mail = { subscriberId, mailId, today: dayInMadrid(clock.now()) }
  const told = await listToldElsewhere(db, subscriberId, mailId)
  const { ranked, interests } = await suggestOffers(deps, candidateId, told)
  const best = ranked.slice(0, MAILED_SUGGESTIONS_MAX).map((offer) => offer.id)
  const before = await listClaimed(db, mail)
  if (before.length === 0) await claimOffers(db, { ...mail, offerIds: best })
  const claimed = new Set(await listClaimed(db, mail))
  const named = ranked.filter((offer) => claimed.has(offer.id))
  return (await nameReasons(db, named, interests)).map(({ offer, reasons }) => ({
    ...offer,
    path: `/vista-oferta-completa/${offer.id}`,
    company: offer.company.name,
    city: offer.place.municipalityName,
    others: offer.moreMunicipalityIds.length,
    reasons,
  }))
}
