import { CONTRACT_TYPES, type ContractType } from '#contract/constants.ts'
import { createRandom, type Random } from '#demo/random.ts'
import { cities } from '#demo/offers/pick-city.ts'
import { allSectors } from '#demo/texts/sector-texts.ts'

export interface Search {
  words?: string
  sector?: number
  city?: string
  province?: number
  modality?: number
  workday?: number
  contract?: ContractType
  salary?: number
  since?: string
  distance?: number
  order?: 'salary' | 'distance'
  page?: number
}

const titles = allSectors.flatMap(({ jobs }) => jobs.flatMap(({ variants }) => Object.keys(variants)))
const cityNames = [...cities.capitals, ...cities.coast, ...cities.industrial, ...cities.rural].map(({ name }) => name)

const word = (random: Random) =>
  random.pick(
    random
      .pick(titles)
      .split(/[\s/]+/)
      .filter((part) => part.length > 3),
  )
const title = (random: Random) => random.pick(titles)
const sector = (random: Random) => random.between(1, 26)
const city = (random: Random) => random.pick(cityNames)

const around = (random: Random) => ({
  city: random.pick(['Madrid', 'Barcelona', 'Burgos', 'Sevilla']),
  distance: random.pick([5, 10, 25, 50]),
})

const makers = {
  nothing: () => ({}),
  sector: (random) => ({ sector: sector(random) }),
  city: (random) => ({ city: city(random) }),
  'sector and city': (random) => ({ sector: sector(random), city: city(random) }),
  words: (random) => ({ words: title(random) }),
  'one word': (random) => ({ words: word(random) }),
  'part of a word': (random) => ({ words: word(random).slice(0, random.between(1, 5)) }),
  'inside a word': (random) => ({ words: word(random).slice(1, 5) }),
  'no such word': (random) => ({ words: `${word(random)}xq` }),
  'word and city': (random) => ({ words: word(random), city: city(random) }),
  'word and sector': (random) => ({ words: word(random), sector: sector(random) }),
  'part of a city': (random) => ({ city: city(random).slice(0, 3) }),
  'salary and modality': (random) => ({ salary: random.between(12, 60) * 1000, modality: random.between(1, 3) }),
  'province and workday': (random) => ({ province: random.between(1, 52), workday: random.between(1, 2) }),
  'contract and words': (random) => ({ contract: random.pick(CONTRACT_TYPES), words: word(random) }),
  'last three days': (random) => ({ words: word(random), since: '2026-11-20' }),
  'all filters': (random) => ({
    words: word(random),
    sector: sector(random),
    province: 28,
    workday: 1,
    salary: 18_000,
    since: '2026-10-22',
  }),
  'around a city': around,
  'word around a city': (random) => ({ words: word(random), ...around(random) }),
  'around a city, by distance': (random) => ({ ...around(random), order: 'distance' }),
  'sector, by salary': (random) => ({ sector: sector(random), order: 'salary' }),
  'a deep page': (random) => ({ words: word(random), page: random.between(2, 167) }),
  'a deep page of a sector': (random) => ({ sector: sector(random), page: random.between(2, 167) }),
} satisfies Record<string, (random: Random) => Search>

export type Mix = keyof typeof makers
export const mixes = Object.keys(makers) as Mix[]

/** The same searches at every run. */
export function makeSearches(mix: Mix, count: number): Search[] {
  const random = createRandom(20_261_122)
  return Array.from({ length: count }, () => makers[mix](random))
}
