import { ACTIVE, INACTIVE } from '#contract/constants.ts'
import type { Change } from '#server/platform/database/change.ts'
import { requirePlace, requirePlaceChange } from '#server/platform/database/places.ts'
import type { Handle } from '#server/platform/database/open.ts'
import { AppError } from '#server/platform/errors.ts'
import { isFreeLimitReached } from './free-limit.ts'
import * as queries from './queries.ts'

/** What a company says of an offer. */
export interface OfferFields extends queries.OfferValues {
  communityId: number
  requirements: string[]
}

interface CreateOffer {
  companyId: number
  projectId: number
  fields: OfferFields
  /** The day of the server: what a body says of it doesn't count. */
  createdOn: string
  freeLimit: number
}

/**
 * Publishes an offer in an active project of the company. Beyond the limit of the free plan it is kept switched off,
 * not refused: what was written must not be lost. Answers the state it was saved with, and whether the limit decided it.
 */
export function createOffer(
  db: Handle,
  { companyId, projectId, fields, createdOn, freeLimit }: CreateOffer,
): Promise<{ state: queries.State; isHeldBack: boolean }> {
  return db.transaction(async (tx) => {
    const isFull = await isFreeLimitReached(tx, { companyId, freeLimit })
    const projectState = await queries.findProjectState(tx, { projectId, companyId })
    if (projectState === undefined) throw new AppError('project_not_found')
    if (projectState !== ACTIVE) throw new AppError('project_inactive')
    await requirePlace(tx, fields)
    const { communityId: _, requirements, ...values } = fields
    const isHeldBack = isFull && values.state === ACTIVE
    const state = isHeldBack ? INACTIVE : values.state
    const offerId = await queries.insertOffer(tx, { ...values, state, isHeldBack, projectId, createdOn })
    await queries.replaceRequirements(tx, { offerId, descriptions: requirements })
    return { state, isHeldBack }
  })
}

interface ChangeOffer {
  own: queries.OwnOffer
  /** The edition that was read; undefined overwrites any. */
  version: number | undefined
  fields: Change<OfferFields>
  now: Date
  freeLimit: number
}

/**
 * Changes an offer in what is given. Activating it beyond the limit of the free plan is refused; an active one may stay
 * active. Where a state is given, the company has chosen it: the limit holds the offer back no longer.
 */
export function changeOffer(db: Handle, { own, version, fields, now, freeLimit }: ChangeOffer): Promise<void> {
  return db.transaction(async (tx) => {
    const isFull = await isFreeLimitReached(tx, { companyId: own.companyId, freeLimit })
    const kept = await queries.findOwnOffer(tx, own)
    if (!kept) throw new AppError('offer_not_found')
    const { communityId: _, requirements, ...values } = fields
    if (isFull && values.state === ACTIVE && kept.state !== ACTIVE) throw new AppError('free_limit')
    await requirePlaceChange(tx, kept, fields)
    const isHeldBack = values.state === undefined ? undefined : false
    const isSaved = await queries.updateOffer(tx, {
      ...own,
      version,
      values: { ...values, isHeldBack },
      updatedAt: now,
    })
    if (!isSaved) throw new AppError(await reasonAgainst(tx, own))
    if (requirements) await queries.replaceRequirements(tx, { offerId: own.id, descriptions: requirements })
  })
}

/** The update has decided; this only looks for the reason. */
const reasonAgainst = async (tx: Handle, own: queries.OwnOffer) =>
  (await queries.findOwnOffer(tx, own)) ? 'offer_changed' : 'offer_not_found'
