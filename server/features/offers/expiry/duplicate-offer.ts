import { INACTIVE } from '#contract/constants.ts'
import { lockPublisher } from '#server/domain/companies/lock-company.ts'
import { ownerOf, requireStaying } from '#server/domain/accounts/require-staying.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { judgeSavedOffer } from '#server/domain/reviews/findings/judge-saved-offer.ts'
import { copyQuestions } from '../questions/save-questions.ts'
import { requireSalary } from '../own/require-salary.ts'
import { copyOffer, findOwnOffer, type OwnOffer } from '../queries.ts'
import { copyReview } from '#server/domain/reviews/queries.ts'
import { copyName } from '../texts.ts'
import { usualExpiry } from './expiry-day.ts'

type Context = Pick<Deps, 'db' | 'clock' | 'env'>

/** Copies an offer with its requirements and questions. The copy is inactive, so that nothing is published twice by mistake. Returns its id. */
export function duplicateOffer(context: Context, own: OwnOffer): Promise<number> {
  const { db, clock, env } = context
  return db.transaction(async (tx) => {
    await requireStaying(tx, ownerOf(own))
    await lockPublisher(tx, own.companyId)
    const original = await findOwnOffer(tx, own)
    if (!original) throw new AppError('offer_not_found')
    requireSalary(env, {}, { kept: original, isOpened: true })
    const now = clock.now()
    const today = dayInMadrid(now)
    const values = { name: copyName(original.name), state: INACTIVE, createdOn: today, expiresOn: usualExpiry(context) }
    const id = await copyOffer(tx, own, values)
    if (id === undefined) throw new AppError('offer_not_found')
    await copyQuestions(tx, { from: own.id, to: id })
    await copyReview(tx, { from: own.id, to: id })
    await judgeSavedOffer(tx, id, { now, today })
    return id
  })
}
