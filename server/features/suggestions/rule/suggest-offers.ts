import { LOOSENED } from '#contract/following/suggestions.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { findHits } from '#server/domain/offers/search/find-hits.ts'
import type { Interests } from '../interests/interests.ts'
import { readInterests } from '../interests/queries.ts'
import { listSources, type Source } from './list-sources.ts'
import { rankOffers, type Ranked } from './rank-offers.ts'
import { listFacts } from './source-queries.ts'

/** The newest hits of each search are ranked. */
const HITS_MAX = 100

export interface Suggestions {
  interests: Interests
  /** There is nothing to suggest by. */
  hasNoSource: boolean
  /** The best first. Empty if suggestions are switched off. */
  ranked: Ranked[]
}

/**
 * The offers for a candidate, by the published rules. Every offer is one that the public list finds now. Reads nothing of the profile.
 * `leaveOut`: further offers that are not suggested.
 */
export async function suggestOffers(
  deps: Pick<Deps, 'db' | 'clock'>,
  candidateId: number,
  leaveOut: readonly number[] = [],
): Promise<Suggestions> {
  const interests = await readInterests(deps.db, candidateId)
  if (!interests.isOn) return { interests, hasNoSource: false, ranked: [] }
  return suggestBy(deps, { candidateId, interests, leaveOut })
}

const loosened: Record<(typeof LOOSENED)[number], Partial<Interests>> = {
  provincias: { provinceIds: [], town: null },
  salario_minimo: { leastSalary: null },
  puestos: { positionIds: [], sectorIds: [] },
}

/** If nothing is suggested: how many offers there would be without one of the answers. Answers that change nothing are left out. */
export async function countLoosened(deps: Pick<Deps, 'db' | 'clock'>, candidateId: number, interests: Interests) {
  const counts: { dato: (typeof LOOSENED)[number]; numero_ofertas: number }[] = []
  for (const dato of LOOSENED) {
    const wider = { ...interests, ...loosened[dato] }
    const { ranked } = await suggestBy(deps, { candidateId, interests: wider })
    if (ranked.length > 0) counts.push({ dato, numero_ofertas: ranked.length })
  }
  return counts
}

interface Asked {
  candidateId: number
  interests: Interests
  leaveOut?: readonly number[]
}

async function suggestBy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { candidateId, interests, leaveOut = [] }: Asked,
): Promise<Suggestions> {
  const today = dayInMadrid(clock.now())
  const { sources, known } = await listSources(db, { candidateId, today, interests })
  for (const id of leaveOut) known.add(id)
  const found = new Map<number, Source[]>()
  // One after the other, on one connection.
  for (const source of sources) {
    // So that the known offers take no place of others.
    const ids = await findHits(db, source.filters, HITS_MAX + known.size)
    for (const id of ids.filter((hit) => !known.has(hit)).slice(0, HITS_MAX)) {
      found.set(id, [...(found.get(id) ?? []), source])
    }
  }
  const facts = await listFacts(db, [...found.keys()])
  const ranked = rankOffers({ facts, sources: found, interests, today })
  return { interests, hasNoSource: sources.length === 0, ranked }
}
