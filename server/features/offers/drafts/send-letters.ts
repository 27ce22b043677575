import { eq, sql } from 'drizzle-orm'
import { dayInMadrid } from '#server/clock.ts'
import { offer } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isActiveOffer } from '#server/domain/offers/public-offer.ts'
import { selectOffers } from '#server/domain/offers/select-offers.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { offerLetters as letters } from '../mails.ts'
import { findFailed, findOwner } from './queries.ts'
import { failureSentence, readBody } from './wire.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'clock' | 'env'>

/** Tells a company that an offer was published on its day, or that it is held for a review. Nothing is sent about an offer that is gone. */
export async function sendPublished({ db, mailer, clock, env }: Context, { id, data }: Job<'scheduled-published'>) {
  const isPublic = sql<boolean>`${isActiveOffer(dayInMadrid(clock.now()))}`
  const [found] = await selectOffers(db, { name: offer.name, companyId: offer.companyId, isPublic }).where(
    eq(offer.id, data.offerId),
  )
  const owner = found && (await findOwner(db, found.companyId))
  if (!owner) return
  const letter = found.isPublic
    ? letters.scheduledPublished({ path: `/vista-oferta-completa/${data.offerId}`, name: found.name })
    : letters.scheduledHeld({ path: `/perfil-empresa?seccion=ofertas&oferta=${data.offerId}`, name: found.name })
  await mailer.send({ id, to: owner.email, ...writeLetter(letter, env) })
}

/** Tells a company why a draft was not published on its day. Nothing is sent if it was saved, published or deleted since. */
export async function sendRefused({ db, mailer, env }: Context, { id, data }: Job<'scheduled-refused'>) {
  const draft = await findFailed(db, data.draftId)
  const owner = draft && (await findOwner(db, draft.companyId))
  if (!owner) return
  const letter = letters.scheduledRefused({
    path: '/perfil-empresa?seccion=ofertas',
    name: readBody(draft.body).nombre,
    because: failureSentence(draft.failure, env),
  })
  await mailer.send({ id, to: owner.email, ...writeLetter(letter, env) })
}
