import type { CompanyKey, CompanyProfile, ProjectProfile } from '../companies/company-profile.ts'
import { demoCompanies } from '../companies/demo-companies.ts'
import { ownOffers } from '../companies/own-offers.ts'
import { pickCity } from './pick-city.ts'
import { daysBefore } from '../days.ts'
import { chooseEnds } from './choose-end.ts'
import { chooseSlots, type OfferSlot } from './choose-slots.ts'
import { chooseTerms } from './choose-terms.ts'
import type { DemoOffer } from './demo-offer.ts'
import { stateContract, type PlainOffer } from './state-contract.ts'
import { chooseRequirements, writeDescription } from './write-text.ts'
import { positionIdOf } from './position-ids.ts'
import { createRandom, type Random } from '../random.ts'
import { allSectors } from '../texts/sector-texts.ts'

// With this seed the newest six offers, which people see first, are from six sectors and state their salaries.
const SEED = 20_261_102
const OLDEST_DAYS = 90
const INACTIVE_SHARE = 0.05

/** All 600 offers, the oldest first. The result is always the same for the same day. */
export function createDemoOffers(today: string): DemoOffer[] {
  const random = createRandom(SEED)
  const slots = allSectors.flatMap((sector) => chooseSlots(random, sector))
  const offers = slots.map((slot) => writeOffer(random, slot, today))
  // Shuffled before sorting, so that the offers of one day are from many sectors.
  const inOrder = random
    .shuffle([...offers, ...ownOffers(today)].map(stateContract))
    .toSorted((one, other) => one.createdOn.localeCompare(other.createdOn))
  return chooseEnds(inOrder, today)
}

function writeOffer(random: Random, slot: OfferSlot, today: string): PlainOffer {
  const { job, sector, title, company } = slot
  const terms = chooseTerms(random, slot)
  const age = Math.floor((OLDEST_DAYS + 1) * random.next() ** 1.3)
  const profile = profileOf(company)
  const hiring = profile.projects.filter(({ sectorIds }) => !sectorIds || sectorIds.includes(sector.sectorId))
  const { project, state } = chooseProject(random, hiring, age)
  return {
    company,
    project: project.name,
    name: title,
    description: writeDescription(random, slot, terms),
    annualSalary: terms.annualSalary,
    positionId: positionIdOf(job.position),
    modalityId: terms.modalityId,
    workdayId: terms.workdayId,
    sectorId: sector.sectorId,
    municipalityId: pickCity(random, profile.setting ?? sector.setting),
    state,
    createdOn: daysBefore(today, age),
    requirements: chooseRequirements(random, slot, terms),
  }
}

const profileOf = (key: CompanyKey): CompanyProfile => {
  const profile = demoCompanies.find((company) => company.key === key)
  if (!profile) throw new Error(`There is no company «${key}»`)
  return profile
}

/** An active project of those that hire in the sector; for some old offers a closed project. */
function chooseProject(
  random: Random,
  hiring: readonly ProjectProfile[],
  age: number,
): { project: ProjectProfile; state: 0 | 1 } {
  const over = hiring.filter(({ inactive }) => inactive)
  if (over.length > 0 && age > 55 && random.chance(0.25)) return { project: random.pick(over), state: 0 }
  const running = hiring.filter(({ inactive }) => !inactive)
  return { project: random.pick(running), state: random.chance(INACTIVE_SHARE) ? 0 : 1 }
}
