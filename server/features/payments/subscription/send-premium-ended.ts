import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { paymentLetters as letters } from '../mails.ts'
import { findRecipient } from '../queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'env'>

/** Informs a company that it has the free plan again. Nothing is sent if Premium has started again meanwhile. */
export async function sendPremiumEnded({ db, mailer, env }: Context, { id, data }: Job<'premium-ended'>) {
  const company = await findRecipient(db, data.companyId)
  if (company?.plan !== 'gratis') return
  const { freeMaxActiveOffers: limit, sellsPremium: isSold } = env
  const letter = letters.premiumEnded({
    path: '/perfil-empresa?seccion=ofertas',
    company: company.name,
    limit,
    isSold,
  })
  await mailer.send({ id, to: company.email, ...writeLetter(letter, env) })
}
