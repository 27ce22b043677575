import { CLOSING_DAYS, RENEWAL_LINK_DAYS } from '#contract/constants.ts'
import { dayInWords } from '#contract/values/spanish/day.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { offerLetters as letters } from '../mails.ts'
import { findExpiring } from './queries.ts'
import { renewalPath } from './renewal-link.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'clock' | 'env' | 'appSecret'>

/** Tells a company which of its offers end soon. Nothing is sent about offers that were renewed or withdrawn meanwhile. */
export async function sendExpiryNotice(
  { db, mailer, clock, env, appSecret }: Context,
  { id, data }: Job<'offers-expiring'>,
) {
  const found = await findExpiring(db, data, dayInMadrid(clock.now()))
  if (!found) return
  const { accountId } = found
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
  await mailer.send({ id, to: found.email, ...writeLetter(letter, env) })
}
