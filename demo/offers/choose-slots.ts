import type { CompanyKey } from '../companies/company-profile.ts'
import type { Random } from '../random.ts'
import type { JobTexts, SectorTexts } from '../texts/sector-texts.ts'

/** The job and the title of an offer of a company. */
export interface OfferSlot {
  sector: SectorTexts
  job: JobTexts
  title: string
  hook: string
  company: CompanyKey
}

/**
 * Chooses the offers of a sector. It takes the jobs in turn, so that each gets about the same number of offers. No
 * company has two offers with the same title.
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

/** Uses every title once before any title is used again. */
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
