import { reviewReasons } from '#contract/values/review-reasons.ts'
import type { Deps } from '#server/deps.ts'
import type { Job, JobData } from '#server/jobs/queues.ts'
import type { Letter } from '#server/mail/letters/letter.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { reportLetters as letters } from '../mails.ts'
import type { ReportCase } from '../queries.ts'
import { findDecided } from './queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'env'>

/**
 * Tells a company the decision about its offer, without the authors of reports. Nothing is sent about an older
 * decision.
 */
export async function sendToCompany({ db, mailer, env }: Context, { id, data }: Job<'offer-reported'>): Promise<void> {
  const found = await findDecided(db, data)
  const letter = found && letterOf(found.one, data)
  if (letter) await mailer.send({ id, to: found.email, ...writeLetter(letter, env) })
}

function letterOf(one: ReportCase, { isSecondLook, standing }: JobData['offer-reported']): Letter | null {
  const { offerId, offerName: offer, outcome, reason, note } = one
  // The company has deleted it.
  if (offerId === null || note === null) return null
  const own = { path: `/perfil-empresa?seccion=ofertas&oferta=${offerId}`, offer, note }
  if (outcome === 'kept' && standing === 'in-review') return letters.offerKeptInReview(own)
  if (outcome === 'kept' && standing !== 'public') return letters.offerKeptHidden(own)
  if (outcome === 'kept') return letters[isSecondLook ? 'offerRestored' : 'offerKept'](own)
  const { because } = reviewReasons[reason ?? 'otra']
  return letters[isSecondLook ? 'offerStaysWithdrawn' : 'offerWithdrawn']({ ...own, because })
}
