import { ACTIVE, INACTIVE } from '#contract/constants.ts'
import type { Change } from '#server/database/change.ts'
import type { Handle } from '#server/database/open.ts'
import { chooseMorePlaces, requirePlace, requirePlaceChange } from '#server/domain/places/places.ts'
import { ownerOf, requireStaying } from '#server/domain/accounts/require-staying.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { freeLimitWithoutPremium } from '#server/texts.ts'
import { chooseProject, type ChosenProject } from './choose-project.ts'
import { choosePay } from './choose-pay.ts'
import { chooseExpiry } from '../expiry/choose-expiry.ts'
import { requireExpiry, usualExpiry } from '../expiry/expiry-day.ts'
import { isFreeLimitReached } from '../free-plan/free-limit.ts'
import { requireSalary } from './require-salary.ts'
import type { NewQuestion } from '../questions/queries.ts'
import { saveQuestions } from '../questions/save-questions.ts'
import * as queries from '../queries.ts'
import { findReviewedOffer, reviewSavedOffer, type SavedReview } from '#server/domain/reviews/review-saved-offer.ts'

/** The values of an offer that its company edits. */
export interface OfferFields extends queries.OfferValues {
  communityId: number
  requirements: string[]
  questions: NewQuestion[]
  /** YYYY-MM-DD. Undefined: the usual one. */
  expiresOn?: string | undefined
}

/** A transaction of the caller may take the place of the database. */
type Context = Pick<Deps, 'clock' | 'env'> & { db: Handle }

/**
 * Publishes an offer in an active project of the company. Beyond the limit of the free plan it is saved as inactive and
 * not refused, so that the text is not lost. Returns its id, the saved state, whether the limit decided it, and the review.
 */
export function createOffer(
  { db, clock, env }: Context,
  { companyId, projectId }: ChosenProject,
  fields: OfferFields,
): Promise<{ offerId: number; state: queries.State; isOverFreeLimit: boolean; review: SavedReview }> {
  return db.transaction(async (tx) => {
    await requireStaying(tx, ownerOf({ companyId }))
    const today = dayInMadrid(clock.now())
    const isFull = await isFreeLimitReached(tx, { companyId, freeLimit: env.freeMaxActiveOffers, today })
    const ownProjectId = await chooseProject(tx, { companyId, projectId })
    await requirePlace(tx, fields)
    const { communityId: _, requirements, questions, expiresOn = usualExpiry({ clock, env }), ...given } = fields
    const moreMunicipalityIds = (await chooseMorePlaces(tx, given)) ?? []
    const values = { ...given, ...choosePay(given), moreMunicipalityIds }
    requireExpiry(expiresOn, today)
    requireSalary(env, values)
    const isOverFreeLimit = isFull && values.state === ACTIVE
    const state = isOverFreeLimit ? INACTIVE : values.state
    // Nobody finds it until its review is decided below.
    const added = {
      projectId: ownProjectId,
      companyId,
      createdOn: today,
      expiresOn,
      state,
      isOverFreeLimit,
      review: 'held',
    } as const
    const offerId = await queries.insertOffer(tx, { ...values, ...added })
    await queries.replaceRequirements(tx, offerId, requirements)
    await saveQuestions(tx, offerId, questions)
    const review = await reviewSavedOffer(tx, { clock, env }, { offerId })
    return { offerId, state, isOverFreeLimit, review }
  })
}

/**
 * Changes the given values of an offer. Activating it beyond the limit of the free plan is refused; an active offer may
 * stay active. A given state is the company's choice, so `isOverFreeLimit` ends. Switching on an ended offer renews it.
 * Returns its review.
 */
export function changeOffer(
  { db, clock, env }: Context,
  own: queries.OwnVersion,
  { requirements, questions, communityId, ...changes }: Partial<Change<OfferFields>>,
): Promise<SavedReview> {
  return db.transaction(async (tx) => {
    await requireStaying(tx, ownerOf(own))
    const today = dayInMadrid(clock.now())
    const isFull = await isFreeLimitReached(tx, { companyId: own.companyId, freeLimit: env.freeMaxActiveOffers, today })
    const kept = await queries.findOwnOffer(tx, own)
    if (!kept) throw new AppError('offer_not_found')
    const old = await findReviewedOffer(tx, { clock, env }, own.id)
    const values = { ...changes, expiresOn: chooseExpiry({ clock, env }, kept, changes) }
    const isOpened = !isOpen(kept, {}, today) && isOpen(kept, values, today)
    const pay = choosePay(changes, kept)
    requireSalary(env, pay, { kept, isOpened })
    if (isFull && isOpened) throw freeLimitError(env)
    const { provinceId, municipalityId } = changes
    await requirePlaceChange(tx, kept, { communityId, provinceId, municipalityId })
    const moreMunicipalityIds = await chooseMorePlaces(tx, changes, kept)
    const isOverFreeLimit = values.state === undefined ? undefined : false
    const saved = { ...values, ...pay, moreMunicipalityIds, isOverFreeLimit, updatedAt: clock.now() }
    const isSaved = await queries.updateOffer(tx, own, saved)
    // The offer was found above: its version differs, unless it was deleted meanwhile.
    if (!isSaved) throw new AppError((await queries.findOwnOffer(tx, own)) ? 'offer_changed' : 'offer_not_found')
    if (requirements) await queries.replaceRequirements(tx, own.id, requirements)
    if (questions) await saveQuestions(tx, own.id, questions)
    return reviewSavedOffer(tx, { clock, env }, { offerId: own.id, old })
  })
}

/** Whether the company wants it to be found after these changes, and it has not ended. */
const isOpen = (kept: queries.StoredOffer, changes: Partial<Change<OfferFields>>, today: string): boolean =>
  (changes.state ?? kept.state) === ACTIVE && (changes.expiresOn ?? kept.expiresOn) >= today

const freeLimitError = ({ sellsPremium }: Context['env']): AppError =>
  new AppError('free_limit', sellsPremium ? {} : { sentence: freeLimitWithoutPremium })
