import { createRandom } from '#demo/random.ts'
import { allSectors } from '#demo/texts/sector-texts.ts'
import { municipalities } from '#server/database/master-data/places.ts'
import { positions } from '#server/database/master-data/work.ts'
import type { Handle } from '#server/database/open.ts'
import { account, company, project } from '#server/database/schema/schema.ts'
import { strangeNames } from '../any-text.ts'
import { columnsOf, naiveFilters, type NaiveFilters } from './naive-filters.ts'

const COMPANIES = 20
const titles = allSectors.flatMap(({ jobs }) => jobs.flatMap(({ variants }) => Object.keys(variants)))
const cities = [
  28_079,
  8019,
  46_250,
  28_065,
  28_127,
  33_037,
  17_105,
  29_067,
  ...municipalities.slice(0, 40).map((m) => m.id),
]
const nameOfCity = new Map(municipalities.map(({ id, name }) => [id, name]))
const day = (age: number) => new Date(Date.UTC(2026, 10, 22 - age)).toISOString().slice(0, 10)

export const REFERENCE_DAY = day(0)

/** Companies with projects, active or not. */
async function insertProjects(db: Handle) {
  const rows = Array.from({ length: COMPANIES }, (_, n) => n)
  const createdAt = new Date()
  const accounts = await db
    .insert(account)
    .values(rows.map((n) => ({ email: `${n}@prueba.example`, role: 2, passwordHash: 'none', createdAt })))
    .returning({ id: account.id })
  const companies = await db
    .insert(company)
    .values(
      accounts.map(({ id }) => ({
        accountId: id,
        name: `Talleres ${id}`,
        acronym: 'T',
        provinceId: 28,
        registeredOn: day(0),
      })),
    )
    .returning({ id: company.id })
  const values = companies.flatMap(({ id }) =>
    [1, 1, 0].map((state) => ({
      companyId: id,
      name: 'P',
      description: 'P',
      state: state === 1 ? (1 as const) : (0 as const),
    })),
  )
  return db.insert(project).values(values).returning({ id: project.id, companyId: project.companyId })
}

/** Random offers and searches for them. The same order of calls gives the same rows. */
export async function createRandomOffers(db: Handle) {
  const random = createRandom(20_261_122)
  const at = <T>(choices: readonly T[]): T => random.pick(choices)
  const projects = await insertProjects(db)
  const aName = () => (random.chance(0.05) ? `${at(titles)} ${at(strangeNames)}` : at(titles))

  const city = () => nameOfCity.get(at(cities)) ?? ''
  const picks = { at, between: random.between, chance: random.chance, words: someWords, city, day }

  function anOffer() {
    const { id: projectId, companyId } = at(projects)
    const municipalityId = at(cities)
    const modalityId = random.between(1, 3)
    return {
      projectId,
      companyId,
      name: aName(),
      ownPosition: random.chance(0.1) ? aName() : null,
      description: 'Una de muchas.',
      annualSalary: random.chance(0.1) ? 0 : random.between(12, 90) * 1000,
      positionId: at(positions).id,
      modalityId,
      workdayId: random.between(1, 2),
      sectorId: random.between(1, 26),
      provinceId: Math.floor(municipalityId / 1000),
      municipalityId,
      moreMunicipalityIds: random.chance(0.2) ? [at(cities), at(cities)] : [],
      isEverywhere: modalityId === 3 && random.chance(0.3),
      state: random.chance(0.9) ? (1 as const) : (0 as const),
      review: random.chance(0.8) ? at(['waiting', 'approved'] as const) : at(['held', 'rejected'] as const),
      createdOn: day(random.between(0, 60)),
      expiresOn: day(random.between(-55, 10)),
      ...columnsOf(picks),
    }
  }

  const namedPositions = positions.filter(({ synonyms }) => synonyms.length > 0)

  /** Words as people type them: whole, half, misspelled, from the middle, several, or strange. */
  function someWords(): string {
    const [one = '', ...others] =
      `${at([at(titles), at(positions).name, at(at(namedPositions).synonyms), at(strangeNames)])}`.split(' ')
    const letters = Array.from(one)
    const cut = random.between(1, letters.length || 1)
    const part = (from: number, to: number) => letters.slice(from, to).join('')
    return at([
      one,
      part(0, cut),
      part(1, cut + 2),
      one.toUpperCase(),
      [one, ...others].join(' '),
      `${at(others.length ? others : [one])} ${one}`,
      `${one}x`,
      'de la',
      '+',
      `Talleres ${random.between(1, COMPANIES)}`,
    ])
  }

  /** With the days on which the offers end, about a sixth of them has ended today, and more have some days later. */
  function someFilters(): NaiveFilters {
    const asked = Object.entries(naiveFilters).map(([name, { share, pick }]) => [
      name,
      random.chance(share) ? pick(picks) : undefined,
    ])
    const order = random.chance(0.5) ? at(['salary', 'distance'] as const) : undefined
    return { ...Object.fromEntries(asked), order, today: at([REFERENCE_DAY, REFERENCE_DAY, day(-20)]) }
  }

  return { random, at, projects, anOffer, someFilters }
}
