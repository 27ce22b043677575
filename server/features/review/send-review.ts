import { reviewReasons } from '#contract/values/review-reasons.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { reviewLetters as letters } from './mails.ts'
import { findDecision } from './queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'env' | 'clock'>

/** Tells a company what an operator decided about its offer. Nothing is sent about a decision that is no longer the last one. */
export async function sendReview(
  { db, mailer, env, clock }: Context,
  { id, data }: Job<'offer-reviewed'>,
): Promise<void> {
  const found = await findDecision(db, data.offerId, dayInMadrid(clock.now()))
  if (!found || found.review !== data.decision) return
  if (data.decidedAt !== undefined && found.decidedAt?.getTime() !== data.decidedAt) return
  const { name, reason, note, email } = found
  const path = `/perfil-empresa?seccion=ofertas&oferta=${data.offerId}`
  const { because } = reviewReasons[reason ?? 'otra']
  const approval = found.isFound ? letters.offerApproved : letters.offerApprovedUnseen
  const letter =
    data.decision === 'rejected'
      ? letters.offerRejected({ path, name, because, note: note ?? '' })
      : approval({ path, name })
  await mailer.send({ id, to: email, ...writeLetter(letter, env) })
}
