import { ACTIVE, INACTIVE } from '#contract/constants.ts'
import { requirePlace } from '#server/db/places.ts'
import { lockCompany } from '#server/db/lock-company.ts'
import type { Handle } from '#server/db/open.ts'
import { AppError } from '#server/http/errors.ts'
import * as queries from './queries.ts'

/** What a company says of an offer. */
export interface OfferFields extends Omit<queries.OfferValues, 'isHeldBack'> {
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
): Promise<{ state: number; isHeldBack: boolean }> {
  return db.transaction(async (tx) => {
    const isFull = await isPlanFull(tx, { companyId, freeLimit })
    const projectState = await queries.findProjectState(tx, { projectId, companyId })
    if (projectState === undefined) throw new AppError('project_not_found')
    if (projectState !== ACTIVE) throw new AppError('project_inactive')
    const values = await valuesOf(tx, fields)
    const isHeldBack = isFull && fields.state === ACTIVE
    const state = isHeldBack ? INACTIVE : fields.state
    const offerId = await queries.insertOffer(tx, { ...values, state, isHeldBack, projectId, createdOn })
    await queries.replaceRequirements(tx, { offerId, descriptions: fields.requirements })
    return { state, isHeldBack }
  })
}

interface ChangeOffer {
  own: queries.OwnOffer
  /** The edition that was read; undefined overwrites any. */
  version: number | undefined
  fields: OfferFields
  now: Date
  freeLimit: number
}

/** Changes an offer. Switching it on beyond the limit of the free plan is refused; one that is on may stay on. */
export function changeOffer(db: Handle, { own, version, fields, now, freeLimit }: ChangeOffer): Promise<void> {
  return db.transaction(async (tx) => {
    const isFull = await isPlanFull(tx, { companyId: own.companyId, freeLimit })
    const stateBefore = await queries.findOfferState(tx, own)
    if (stateBefore === undefined) throw new AppError('offer_not_found')
    if (isFull && fields.state === ACTIVE && stateBefore !== ACTIVE) throw new AppError('free_limit')
    const values = await valuesOf(tx, fields)
    const isSaved = await queries.updateOffer(tx, {
      ...own,
      version,
      values: { ...values, isHeldBack: false },
      updatedAt: now,
    })
    if (!isSaved) throw new AppError(await reasonAgainst(tx, own))
    await queries.replaceRequirements(tx, { offerId: own.id, descriptions: fields.requirements })
  })
}

/** Whether the plan allows no more active offers. Who asks holds the answer until the transaction ends. */
async function isPlanFull(
  tx: Handle,
  { companyId, freeLimit }: { companyId: number; freeLimit: number },
): Promise<boolean> {
  const plan = await lockCompany(tx, companyId)
  return plan !== 'premium' && (await queries.countActiveOffers(tx, companyId)) >= freeLimit
}

/** The update has decided; this only looks for the reason. */
const reasonAgainst = async (tx: Handle, own: queries.OwnOffer) =>
  (await queries.findOfferState(tx, own)) === undefined ? 'offer_not_found' : 'offer_changed'

async function valuesOf(tx: Handle, fields: OfferFields): Promise<Omit<queries.OfferValues, 'isHeldBack'>> {
  const { communityId, requirements: _, ...values } = fields
  await requirePlace(tx, { communityId, provinceId: values.provinceId, municipalityId: values.municipalityId })
  return values
}
