import { MAILED_SUGGESTIONS_MAX } from '#contract/constants.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { claimOffers, listClaimed } from '#server/domain/offers/claim-offers.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { suggestionLetters as letters } from '../mails.ts'
import { nameReasons } from '../rule/name-reasons.ts'
import { suggestOffers } from '../rule/suggest-offers.ts'
import { leavePathOf } from './leave-suggestions.ts'
import { findRecipient, findSubscriber, listToldElsewhere } from './recipient-queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'clock' | 'env' | 'appSecret'>

/**
 * Mails the best offers that no other mail has named. Nothing is sent if there are none. The offers are claimed before they are sent: a
 * repeated job names the same ones, in a mail with the same id.
 */
export async function sendSuggestions(deps: Context, { id, data }: Job<'suggestions-mail'>): Promise<void> {
  const { db, mailer, clock, env } = deps
  const { candidateId } = data
  const recipient = await findRecipient(db, candidateId)
  if (!recipient) return
  const today = dayInMadrid(clock.now())
  const subscriberId = await findSubscriber(db, recipient.accountId, clock.now())
  const mail = { subscriberId, mailId: `sugerencias-${id}`, today }
  const told = await listToldElsewhere(db, subscriberId, mail.mailId)
  const { ranked, interests } = await suggestOffers(deps, candidateId, told)
  const best = ranked.slice(0, MAILED_SUGGESTIONS_MAX).map((offer) => offer.id)
  const before = await listClaimed(db, mail)
  if (before.length === 0) await claimOffers(db, { ...mail, offerIds: best })
  const claimed = new Set(await listClaimed(db, mail))
  const named = ranked.filter((offer) => claimed.has(offer.id))
  const offers = await nameReasons(db, named, interests)
  if (offers.length === 0) return
  const letter = letters.suggestedOffers({
    path: '/mi-perfil?seccion=para-ti',
    offers: offers.map(({ offer, reasons }) => ({
      ...offer,
      path: `/vista-oferta-completa/${offer.id}`,
      company: offer.company.name,
      city: offer.place.municipalityName,
      others: offer.moreMunicipalityIds.length,
      reasons,
    })),
    unsubscribePath: await leavePathOf(deps, recipient.accountId),
  })
  await mailer.send({ id: mail.mailId, to: recipient.email, ...writeLetter(letter, env) })
}
