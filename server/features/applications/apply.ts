import type { Handle } from '#server/platform/database/open.ts'
import { AppError } from '#server/platform/errors.ts'
import { insertApplication, lockActiveOffer, ownsCv } from './queries.ts'

interface Apply {
  candidateId: number
  offerId: number
  cvId: number
  /** YYYY-MM-DD in Spain */
  today: string
}

/** Sends one of the candidate's own CVs to an active offer, once. */
export function apply(db: Handle, { candidateId, offerId, cvId, today }: Apply): Promise<void> {
  return db.transaction(async (tx) => {
    const isActive = await lockActiveOffer(tx, offerId)
    if (isActive === undefined) throw new AppError('offer_not_found')
    if (!isActive) throw new AppError('offer_inactive')
    if (!(await ownsCv(tx, { candidateId, cvId }))) throw new AppError('cv_not_found')
    await insertApplication(tx, { candidateId, offerId, cvId, createdOn: today })
  })
}
