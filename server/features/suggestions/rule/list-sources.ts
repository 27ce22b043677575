import { APPLICATIONS_COUNT_MONTHS, INTERESTS_MAX } from '#contract/constants.ts'
import { isOtherPosition } from '#contract/values/other-positions.ts'
import { readStoredSearch } from '#contract/following/stored-search.ts'
import type { Handle } from '#server/database/open.ts'
import { describeFilters } from '#server/domain/offers/search/describe-filters.ts'
import { fromFilters } from '#server/domain/offers/search/filters-wire.ts'
import type { OfferFilters } from '#server/domain/offers/search/offer-filters.ts'
import { saysSomething, type Interests } from '../interests/interests.ts'
import { listAlertFilters, listApplied, listDismissed, listSaved, type KnownOffer } from './source-queries.ts'

/** A search for offers. */
export interface Source {
  /** The rule that its hits meet. Null: a search for what is declared, by which each offer is judged anyway. */
  met: { rule: 'saved' | 'applied' | 'alert' | 'alike'; name: string } | null
  filters: OfferFilters
}

interface Asking {
  candidateId: number
  /** YYYY-MM-DD */
  today: string
  interests: Interests
}

/** At most so many searches of each kind, and twice as many of what is declared: 40 in all. */
const EACH_MAX = INTERESTS_MAX

/** All searches for a candidate, and the offers that are not suggested: saved, applied to, or dismissed. */
export async function listSources(db: Handle, asking: Asking): Promise<{ sources: Source[]; known: Set<number> }> {
  const { candidateId, today } = asking
  const saved = await listSaved(db, candidateId)
  const applied = await listApplied(db, candidateId)
  const dismissed = await listDismissed(db, candidateId)
  const since = monthsBefore(today, APPLICATIONS_COUNT_MONTHS)
  const recent = applied.filter(({ createdOn, state }) => createdOn >= since && state !== 'retirada')
  const sources = [
    ...likeThese('saved', saved, asking),
    ...likeThese('applied', recent, asking),
    ...(await fromAlerts(db, asking)),
    ...declared(asking),
    ...likeThese('alike', [...saved, ...recent], asking),
  ]
  const known = new Set([...saved, ...applied].map(({ offerId }) => offerId))
  for (const id of dismissed) known.add(id)
  return { sources, known }
}

type LikeRule = 'saved' | 'applied' | 'alike'

/** Offers of the same position in the same province. `alike`: of the same sector, because few positions have another offer there. */
function likeThese(rule: LikeRule, offers: readonly KnownOffer[], { today, interests }: Asking): Source[] {
  const kinds = new Map<string, Source>()
  for (const { isCleared, name, positionId, sectorId, provinceId } of offers) {
    const same = { ...(rule === 'alike' ? { sectorId } : { positionId }), provinceId }
    const kind = Object.values(same).join(' ')
    const isAnyWork = rule !== 'alike' && isOtherPosition(positionId)
    if (!isCleared || isAnyWork || kinds.has(kind)) continue
    kinds.set(kind, { met: { rule, name }, filters: { ...same, ...always(interests, today) } })
  }
  return [...kinds.values()].slice(0, EACH_MAX)
}

async function fromAlerts(db: Handle, { candidateId, today, interests }: Asking): Promise<Source[]> {
  const sources: Source[] = []
  for (const stored of await listAlertFilters(db, candidateId, EACH_MAX)) {
    const search = readStoredSearch(stored)
    // An alert for all offers says nothing about any.
    if (Object.values(search).every((value) => value === undefined || value === '')) continue
    const filters = { ...fromFilters(search, today), ...always(interests, today) }
    sources.push({ met: { rule: 'alert', name: await describeFilters(db, search) }, filters })
  }
  return sources
}

/** Modality and workday only add to the score: an offer without them may fit in all else. */
function declared({ today, interests }: Asking): Source[] {
  const { positionIds, sectorIds, provinceIds, town, distance } = interests
  const places = [
    ...(provinceIds.length > 0 || town === null ? [{ provinceIds }] : []),
    ...(town === null ? [] : [{ city: town, distance }]),
  ]
  const searches = [
    ...positionIds.map((positionId) => ({ positionId })),
    ...sectorIds.map((sectorId) => ({ sectorId })),
  ]
  // Without a position and a sector, every offer there counts.
  const asked = searches.length === 0 && saysSomething(interests) ? [{}] : searches
  return asked.flatMap((search) =>
    places.map((place) => ({ met: null, filters: { ...search, ...place, ...always(interests, today) } })),
  )
}

/** The conditions of every search: a salary below the declared one is never suggested. */
const always = ({ leastSalary }: Interests, today: string) => ({ leastIfStated: leastSalary ?? undefined, today })

function monthsBefore(day: string, months: number): string {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}
