import { ACTIVE, INACTIVE } from '#contract/constants.ts'
import { daysBefore, daysBetween, endOfRenewals } from '../days.ts'
import { createRandom, type Random } from '../random.ts'
import type { DemoOffer } from './demo-offer.ts'

export type EndlessOffer = Omit<DemoOffer, 'expiresOn' | 'coveredOn' | 'isCoveredHere'>

const SEED = 4_107
const ENDED_SHARE = 0.03
const COVERED_SHARE = 0.4
const OVER_DAYS = 20

/** Endings for the demo account: one of its offers has ended, one is filled. */
const COVERED = 'Dependiente/a de panadería'
const ENDED = 'Auxiliar administrativo/a'
const OWN_COMPANY = 'trigalbor'

/** Most offers are renewed every 30 days. A few active ones were forgotten and have ended, and some inactive ones are filled. */
export function chooseEnds(offers: readonly EndlessOffer[], today: string): DemoOffer[] {
  const random = createRandom(SEED)
  return offers.map((offer) => ({ ...offer, ...chooseEnd(random, offer, today) }))
}

type End = Pick<DemoOffer, 'state' | 'expiresOn' | 'coveredOn' | 'isCoveredHere'>

function chooseEnd(random: Random, { company, name, state, createdOn }: EndlessOffer, today: string): End {
  const renewed = { state, expiresOn: endOfRenewals(createdOn, today), coveredOn: null, isCoveredHere: null }
  const over = daysBefore(today, random.between(1, OVER_DAYS))
  const isOwn = company === OWN_COMPANY
  const isOld = daysBetween(createdOn, today) > OVER_DAYS
  const covered = { ...renewed, state: INACTIVE, coveredOn: over, isCoveredHere: isOwn || random.chance(0.6) } as const
  const ended = { ...renewed, state: ACTIVE, expiresOn: over } as const
  const isForgotten = isOwn ? name === ENDED : isOld && state === ACTIVE && random.chance(ENDED_SHARE)
  const isFilled = isOwn ? name === COVERED : isOld && state === INACTIVE && random.chance(COVERED_SHARE)
  if (isForgotten) return ended
  return isFilled ? covered : renewed
}

/** The last day on which somebody may have applied to an offer. */
export const lastDayOf = ({ expiresOn, coveredOn }: DemoOffer, today: string): string =>
  [expiresOn, coveredOn ?? today, today].toSorted()[0] ?? today
