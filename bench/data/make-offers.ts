import { CONTRACT_TYPES } from '#contract/constants.ts'
import { createRandom, type Random } from '#demo/random.ts'
import { pickCity } from '#demo/offers/pick-city.ts'
import { positionIdOf } from '#demo/offers/position-ids.ts'
import { allSectors } from '#demo/texts/sector-texts.ts'
import { daysBefore } from '#demo/days.ts'
import { municipalities } from '#server/database/master-data/places.ts'
import type { Value } from './copy-rows.ts'
import { listOwners, projectOfLargeCompany } from './owners.ts'
import type { Size } from './size.ts'

const OLDEST_DAYS = 90

const endings = [
  'con inglés',
  'a media jornada',
  'turno de noche',
  'fines de semana',
  'incorporación inmediata',
  'sin experiencia',
  'con carné B',
  'contrato indefinido',
]

/** Every title of the demo's texts, as often as its sector has offers. */
const titles = allSectors.flatMap((sector) => {
  const ofSector = sector.jobs.flatMap((job) =>
    Object.entries(job.variants).map(([title, hook]) => ({ sector, job, title, hook })),
  )
  return Array.from({ length: Math.ceil(sector.offers / 4) }, () => ofSector).flat()
})

const pick = <T>(random: Random, choices: readonly T[]): T => {
  const chosen = choices[Math.floor(random.next() * choices.length)]
  if (chosen === undefined) throw new Error('Nothing to pick from')
  return chosen
}

export const offerColumns = [
  'id',
  'project_id',
  'company_id',
  'name',
  'description',
  'annual_salary',
  'position_id',
  'modality_id',
  'workday_id',
  'sector_id',
  'province_id',
  'municipality_id',
  'state',
  'created_on',
  'contract_type',
]

/** Offers in the order of their days, the oldest first. Each company but the large one has one project with its own id. */
export function* makeOffers(size: Size, today: string): Iterable<Value[]> {
  const { offers } = size
  const owners = listOwners(size)
  const random = createRandom(20_261_122)
  const days = Array.from({ length: OLDEST_DAYS + 1 }, (_, age) => daysBefore(today, age))
  for (let id = 1; id <= offers; id += 1) {
    const age = Math.floor((OLDEST_DAYS + 1) * (1 - id / (offers + 1)) ** 1.3)
    const companyId = owners[id] ?? 0
    const projectId = projectOfLargeCompany(id, size) ?? companyId
    yield [
      id,
      projectId,
      companyId,
      ...makeOffer(random),
      random.chance(0.05) ? 0 : 1,
      days[age] ?? today,
      contractOf(id),
    ]
  }
}

/** A third states none. */
const contractOf = (id: number): Value => CONTRACT_TYPES[id % 9] ?? null

function makeOffer(random: Random): Value[] {
  const { sector, job, title, hook } = pick(random, titles)
  const city = random.chance(0.85) ? pickCity(random, sector.setting) : pick(random, municipalities).id
  const [least, most] = job.salary
  const isPartTime = random.chance(job.partTime ?? 0)
  const remote = job.desk === 'digital' ? 3 : 2
  return [
    random.chance(0.3) ? `${title}, ${pick(random, endings)}` : title,
    `${hook}\n${pick(random, job.tasks)} ${pick(random, job.tasks)}\n${pick(random, sector.perks)}`,
    random.chance(0.08) ? 0 : Math.round(random.between(least, most) / 500) * (isPartTime ? 250 : 500),
    positionIdOf(job.position),
    job.desk && random.chance(0.4) ? remote : 1,
    isPartTime ? 2 : 1,
    sector.sectorId,
    Math.floor(city / 1000),
    city,
  ]
}
