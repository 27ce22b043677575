import type { CompanyKey } from '../companies/company-profile.ts'
import type { Random } from '../random.ts'
import type { JobTexts, SectorTexts } from '../texts/sector-texts.ts'

/** Which job, under which title, a company looks for. */
export interface OfferSlot {
  sector: SectorTexts
  job: JobTexts
  title: string
  hook: string
  company: CompanyKey
}

/**
 * So many offers of a sector, its jobs in turn, so that none is missing and none crowds out the rest. No company has
 * two under one title.
 */
export function chooseSlots(random: Random, sector: SectorTexts): OfferSlot[] {
  const perJob = random.shuffle(sector.jobs).map((job) => random.shuffle(slotsOf(sector, job)).toSorted(byUseOfTitle()))
  const rounds = Math.max(...perJob.map((slots) => slots.length))
  const inTurn = Array.from({ length: rounds }, (_, round) => perJob.flatMap((slots) => slots[round] ?? [])).flat()
  if (inTurn.length < sector.offers) {
    throw new Error(`Sector ${sector.sectorId} has texts for ${inTurn.length} offers only`)
  }
  return inTurn.slice(0, sector.offers)
}

const slotsOf = (sector: SectorTexts, job: JobTexts): OfferSlot[] =>
  Object.entries(job.variants).flatMap(([title, hook]) =>
    (job.at ?? sector.companies).map((company) => ({ sector, job, title, hook, company })),
  )

/** Every title once before any comes a second time. */
function byUseOfTitle(): (one: OfferSlot, other: OfferSlot) => number {
  const uses = new Map<string, number>()
  const turns = new Map<OfferSlot, number>()
  const turnOf = (slot: OfferSlot): number => {
    const known = turns.get(slot)
    if (known !== undefined) return known
    const turn = uses.get(slot.title) ?? 0
    uses.set(slot.title, turn + 1)
    turns.set(slot, turn)
    return turn
  }
  return (one, other) => turnOf(one) - turnOf(other)
}
