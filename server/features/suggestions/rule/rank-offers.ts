import { NEW_OFFER_DAYS } from '#contract/constants.ts'
import type { SuggestionRule } from '#contract/values/suggestion-rules.ts'
import { dayBefore } from '#server/clock.ts'
import { distanceOf } from '#server/domain/offers/search/towns-near.ts'
import { townsOf, type Interests } from '../interests/interests.ts'
import { weights } from '../weights.ts'
import type { Source } from './list-sources.ts'
import type { RankedFacts } from './source-queries.ts'

/** A rule that an offer meets. */
export interface Met {
  rule: SuggestionRule
  /** The saved offer, the offer of the application, or the alert. */
  name?: string
}

export interface Ranked {
  id: number
  score: number
  /** The strongest rule first. Never empty. */
  met: Met[]
}

interface Found {
  facts: readonly RankedFacts[]
  /** The sources that have found each offer. */
  sources: ReadonlyMap<number, readonly Source[]>
  interests: Interests
  /** YYYY-MM-DD */
  today: string
}

const inOrder = Object.keys(weights) as SuggestionRule[]

/** Offers by their score, of the same score the newest first. One that meets only the rule of age is left out, because that explains nothing. */
export function rankOffers({ facts, sources, interests, today }: Found): Ranked[] {
  const newSince = dayBefore(today, NEW_OFFER_DAYS)
  const towns = townsOf(interests)
  const ranked = facts
    .filter((offer) => paysEnough(offer, interests.leastSalary))
    .map((offer) => {
      const met = [...metBySources(sources.get(offer.id) ?? []), ...metByFacts(offer, interests, towns)]
      if (met.length > 0 && offer.createdOn >= newSince) met.push({ rule: 'recent' })
      const score = met.reduce((sum, { rule }) => sum + weights[rule], 0)
      return { ...offer, score, met: met.toSorted(byWeight) }
    })
  return ranked
    .filter(({ met }) => met.length > 0)
    .toSorted((one, other) => other.score - one.score || newestFirst(one, other))
}

const byWeight = (one: Met, other: Met) => inOrder.indexOf(one.rule) - inOrder.indexOf(other.rule)

const newestFirst = (one: RankedFacts, other: RankedFacts) =>
  other.createdOn.localeCompare(one.createdOn) || other.id - one.id

/** Each rule once, with the name of the first of its sources. */
function metBySources(sources: readonly Source[]): Met[] {
  const all = sources.flatMap(({ met }) => met ?? [])
  const met = all.filter(({ rule }, place) => all.findIndex((other) => other.rule === rule) === place)
  // An offer of the same position is of its sector too. To say both would repeat the name.
  const isClose = met.some(({ rule }) => rule === 'saved' || rule === 'applied')
  return isClose ? met.filter(({ rule }) => rule !== 'alike') : met
}

function metByFacts(offer: RankedFacts, interests: Interests, towns: ReturnType<typeof townsOf>): Met[] {
  const { positionIds, sectorIds, provinceIds, modalityIds, workdayIds, leastSalary } = interests
  const holds: Partial<Record<SuggestionRule, boolean>> = {
    position: positionIds.includes(offer.positionId),
    sector: sectorIds.includes(offer.sectorId),
    province: offer.isEverywhere
      ? provinceIds.length > 0 || towns !== null
      : offer.provinceIds.some((id) => provinceIds.includes(id)) || distanceOf(towns, offer) !== null,
    salary: leastSalary !== null && offer.annualSalary >= leastSalary,
    modality: modalityIds.includes(offer.modalityId),
    workday: workdayIds.includes(offer.workdayId),
  }
  return inOrder.filter((rule) => holds[rule]).map((rule) => ({ rule }))
}

/** The search has left out lower salaries. Here only «Hasta 20.000 €» is left, which names no least salary. */
const paysEnough = ({ annualSalary, salaryMax }: RankedFacts, least: number | null): boolean =>
  least === null || annualSalary > 0 || salaryMax === null || salaryMax >= least
