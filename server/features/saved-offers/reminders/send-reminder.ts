import { dayInWords } from '#contract/values/spanish/day.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { unsubscribePathOf } from '#server/domain/accounts/unsubscribe-token.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { savedOfferLetters as letters } from '../mails.ts'
import { findReminder } from './queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'clock' | 'env' | 'appSecret'>

/** Tells a candidate which saved offers end soon. Leaves out those that ended, were withdrawn or got an application meanwhile. */
export async function sendReminder(
  { db, mailer, clock, env, appSecret }: Context,
  { id, data }: Job<'saved-offers-ending'>,
): Promise<void> {
  const found = await findReminder(db, data, dayInMadrid(clock.now()))
  if (!found) return
  const letter = letters.savedOffersEnding({
    path: '/mi-perfil?seccion=guardadas',
    offers: found.offers.map((offer) => ({
      name: offer.name,
      until: dayInWords(offer.expiresOn),
      path: `/vista-oferta-completa/${offer.id}`,
    })),
    unsubscribePath: await unsubscribePathOf({ db, appSecret }, found.accountId),
  })
  await mailer.send({ id, to: found.email, ...writeLetter(letter, env) })
}
