import { ACTIVE, INACTIVE, SALARY_MAX } from '#contract/constants.ts'
import type { Change } from '#server/platform/database/change.ts'
import { requirePlace, requirePlaceChange } from '#server/platform/database/queries/places.ts'
import { ownerOf, requireStaying } from '#server/platform/database/queries/require-staying.ts'
import { dayInMadrid } from '#server/platform/clock.ts'
import type { Deps } from '#server/platform/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import { freeLimitWithoutPremium } from '#server/texts.ts'
import { judgeSavedOffer } from './findings/judge-saved-offer.ts'
import { isFreeLimitReached } from './free-plan/free-limit.ts'
import * as queries from './queries.ts'

/** The values of an offer that its company edits. */
export interface OfferFields extends queries.OfferValues {
  communityId: number
  requirements: string[]
}

type Context = Pick<Deps, 'db' | 'clock' | 'env'>

/**
 * Publishes an offer in an active project of the company. Beyond the limit of the free plan it is saved as inactive and
 * not refused, so that the text is not lost. Returns the saved state, and whether the limit decided it.
 */
export function createOffer(
  { db, clock, env }: Context,
  { companyId, projectId }: { companyId: number; projectId: number },
  fields: OfferFields,
): Promise<{ state: queries.State; isHeldBack: boolean }> {
  return db.transaction(async (tx) => {
    await requireStaying(tx, ownerOf({ companyId }))
    const isFull = await isFreeLimitReached(tx, { companyId, freeLimit: env.freeMaxActiveOffers })
    const projectState = await queries.findProjectState(tx, companyId, projectId)
    if (projectState === undefined) throw new AppError('project_not_found')
    if (projectState !== ACTIVE) throw new AppError('project_inactive')
    await requirePlace(tx, fields)
    const { communityId: _, requirements, ...values } = fields
    const isHeldBack = isFull && values.state === ACTIVE
    const state = isHeldBack ? INACTIVE : values.state
    const createdOn = dayInMadrid(clock.now())
    const offerId = await queries.insertOffer(tx, { ...values, state, isHeldBack, projectId, companyId, createdOn })
    await queries.replaceRequirements(tx, offerId, requirements)
    await judgeSavedOffer(tx, offerId)
    return { state, isHeldBack }
  })
}

/**
 * Changes the given values of an offer. Activating it beyond the limit of the free plan is refused; an active offer may
 * stay active. Where a state is given, the company has chosen it, and the limit no longer holds the offer back.
 */
export function changeOffer(
  { db, clock, env }: Context,
  own: queries.OwnVersion,
  { communityId, requirements, ...values }: Change<OfferFields>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await requireStaying(tx, ownerOf(own))
    const isFull = await isFreeLimitReached(tx, { companyId: own.companyId, freeLimit: env.freeMaxActiveOffers })
    const kept = await queries.findOwnOffer(tx, own)
    if (!kept) throw new AppError('offer_not_found')
    if (isFull && values.state === ACTIVE && kept.state !== ACTIVE) throw freeLimitError(env)
    await requirePlaceChange(tx, kept, { communityId, ...values })
    const isHeldBack = values.state === undefined ? undefined : false
    // A client that knows no range may raise the salary beyond it: then the range ends.
    const isAbove = values.salaryMax === undefined && (values.annualSalary ?? 0) > (kept.salaryMax ?? SALARY_MAX)
    const salaryMax = isAbove ? null : values.salaryMax
    const isSaved = await queries.updateOffer(tx, own, { ...values, salaryMax, isHeldBack, updatedAt: clock.now() })
    // The offer was found above: its version differs, unless it was deleted meanwhile.
    if (!isSaved) throw new AppError((await queries.findOwnOffer(tx, own)) ? 'offer_changed' : 'offer_not_found')
    if (requirements) await queries.replaceRequirements(tx, own.id, requirements)
    await judgeSavedOffer(tx, own.id)
  })
}

const freeLimitError = ({ sellsPremium }: Context['env']): AppError =>
  new AppError('free_limit', sellsPremium ? {} : { sentence: freeLimitWithoutPremium })
