import type { Handle } from '#server/db/open.ts'
import { AppError } from '#server/http/errors.ts'
import { findOfferOpen, insertApplication, ownsCv } from './queries.ts'

interface Apply {
  candidateId: number
  offerId: number
  cvId: number
  /** YYYY-MM-DD in Spain */
  today: string
}

/** Sends one of the candidate's own CVs to an open offer, once. */
export async function apply(db: Handle, { candidateId, offerId, cvId, today }: Apply): Promise<void> {
  const isOpen = await findOfferOpen(db, offerId)
  if (isOpen === undefined) throw new AppError('offer_not_found')
  if (!isOpen) throw new AppError('offer_inactive')
  if (!(await ownsCv(db, { candidateId, cvId }))) throw new AppError('cv_not_found')
  await insertApplication(db, { candidateId, offerId, cvId, createdOn: today })
}
