import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { ChosenProject } from '../own/choose-project.ts'
import { createOffer, type OfferFields } from '../own/save-offer.ts'
import { lockOwner } from './lock-owner.ts'
import { deleteDraft, hasDraft } from './queries.ts'

interface Published extends ChosenProject {
  /** Undefined: the offer is made of no draft. */
  draftId: number | undefined
  /** The version of the draft that was read; undefined takes any. */
  version: number | undefined
}

/**
 * Publishes an offer, and deletes the draft that it is made of in the same transaction. Of two presses at once one
 * publishes it, and the other is refused.
 */
export function publishOffer(
  context: Pick<Deps, 'db' | 'clock' | 'env'>,
  { draftId, version, ...own }: Published,
  fields: OfferFields,
): ReturnType<typeof createOffer> {
  if (draftId === undefined) return createOffer(context, own, fields)
  return context.db.transaction(async (tx) => {
    const draft = { id: draftId, version, companyId: own.companyId }
    await lockOwner(tx, own.companyId)
    const isTaken = await deleteDraft(tx, draft)
    if (!isTaken) throw new AppError((await hasDraft(tx, draft)) ? 'draft_changed' : 'draft_not_found')
    return createOffer({ ...context, db: tx }, own, fields)
  })
}
