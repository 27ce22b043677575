import { dayInMadrid } from '#server/platform/clock.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Job } from '#server/platform/jobs/queues.ts'
import { letters } from '#server/platform/mail/letters/texts.ts'
import { writeLetter } from '#server/platform/mail/letters/write-letter.ts'
import { findExpiring } from './queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'clock' | 'env'>

/** Tells a company which of its offers end soon. Nothing is sent about offers that were renewed or withdrawn meanwhile. */
export async function sendExpiryNotice({ db, mailer, clock, env }: Context, { id, data }: Job<'offers-expiring'>) {
  const found = await findExpiring(db, data, dayInMadrid(clock.now()))
  if (!found) return
  const [only, ...others] = found.offers
  const single = only && others.length === 0 ? `&oferta=${only.id}` : ''
  const letter = letters.offersExpiring({
    path: `/perfil-empresa?seccion=ofertas${single}`,
    offers: found.offers.map(({ name, expiresOn }) => ({ name, until: spanishDay.format(new Date(expiresOn)) })),
  })
  await mailer.send({ id, to: found.email, ...writeLetter(letter, env) })
}

const spanishDay = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' })
