import type { Handle } from '#server/platform/database/open.ts'
import { AppError } from '#server/platform/errors.ts'
import { insertApplication, lockOffer, ownsCv, type NewApplication } from './queries.ts'

/** Sends one of the candidate's own CVs to an active offer, once. */
export function apply(db: Handle, application: Omit<NewApplication, 'companyId'>): Promise<void> {
  return db.transaction(async (tx) => {
    const offer = await lockOffer(tx, application.offerId)
    if (!offer) throw new AppError('offer_not_found')
    if (!offer.isActive) throw new AppError('offer_inactive')
    if (!(await ownsCv(tx, application))) throw new AppError('cv_not_found')
    await insertApplication(tx, { ...application, companyId: offer.companyId })
  })
}
