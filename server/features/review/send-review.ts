import { reviewReasons } from '#contract/values/review-reasons.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Job } from '#server/platform/jobs/queues.ts'
import { letters } from '#server/platform/mail/letters/texts.ts'
import { writeLetter } from '#server/platform/mail/letters/write-letter.ts'
import { findDecision } from './queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'env'>

/** Tells a company what an operator decided about its offer. Nothing is sent about a decision that is no longer the last one. */
export async function sendReview({ db, mailer, env }: Context, { id, data }: Job<'offer-reviewed'>): Promise<void> {
  const found = await findDecision(db, data.offerId)
  if (!found || found.review !== data.decision) return
  const { name, reason, note, email } = found
  const path = `/perfil-empresa?seccion=ofertas&oferta=${data.offerId}`
  const { because } = reviewReasons[reason ?? 'otra']
  const letter =
    data.decision === 'rejected'
      ? letters.offerRejected({ path, name, because, note: note ?? '' })
      : letters.offerApproved({ path, name })
  await mailer.send({ id, to: email, ...writeLetter(letter, env) })
}
