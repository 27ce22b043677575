import { CONTRACT_TYPES, EXPERIENCE_LEVELS } from '#contract/constants.ts'
import { DISTANCES_KM } from '#contract/offer/distances.ts'
import coordinates from '#server/database/master-data/data/coordinates.json' with { type: 'json' }
import { findCities } from '#server/database/master-data/place-names/find-cities.ts'
import { municipalities, provinces } from '#server/database/master-data/places.ts'
import { positions } from '#server/database/master-data/work.ts'
import type { offer } from '#server/database/schema/schema.ts'
import type { OfferFilters } from '#server/domain/offers/search/offer-filters.ts'

/** A row of `offer`, with the names of its places. */
export interface NaiveRow extends Record<string, unknown> {
  id: number
  texts: string[]
  cities: string[]
  provinces: number[]
  everywhere: boolean
  municipality_id: number
  more_municipality_ids: number[]
  annual_salary: number
  day: string
  end: string
}

/** The random values for searches and offers. */
export interface Picks {
  at: <T>(choices: readonly T[]) => T
  between: (least: number, most: number) => number
  chance: (share: number) => boolean
  words: () => string
  city: () => string
  day: (age: number) => string
}

interface NaiveFilter<Value> {
  fits: (value: Value, others: { distance?: number | undefined }) => (row: NaiveRow) => boolean
  /** How many random searches ask for it, and for what. */
  share: number
  pick: (from: Picks) => Value
  /** A column that random offers have for it, if no other column depends on it. */
  column?: (from: Picks) => Partial<typeof offer.$inferInsert>
}

const same =
  (column: string) =>
  (value: string | number) =>
  (row: NaiveRow): boolean =>
    row[column] === value

/** The provinces of places that are no city, written by hand. */
const regions: Readonly<Partial<Record<string, readonly number[]>>> = {
  catalunya: [8, 17, 25, 43],
  'Comunidad de Madrid': [28],
  'Provincia de Málaga': [29],
  '33201': [33],
  España: provinces.map(({ id }) => id),
}

/** From the nearest place of an offer to the nearest town of this name. Undefined: no distance is asked for, or not from one town. */
export function naiveDistance({ city, distance }: Pick<OfferFilters, 'city' | 'distance'>) {
  const [name = '', ...others] = city && distance && !regions[city] ? findCities(city) : []
  if (name === '' || others.length > 0) return undefined
  const towns = municipalities.filter((one) => one.name === name)
  return ({ municipality_id: first, more_municipality_ids: more }: NaiveRow) =>
    Math.min(...[first, ...more].flatMap((id) => towns.map((town) => haversine(town.id, id))))
}

const radiansOf = new Map(
  coordinates.flatMap((id, place) => {
    if (place % 3 > 0) return []
    const [latitude = 0, longitude = 0] = coordinates.slice(place + 1, place + 3)
    return [[id, { latitude: (latitude * Math.PI) / 180, longitude: (longitude * Math.PI) / 180 }] as const]
  }),
)
const nowhere = { latitude: 0, longitude: 0 }

function haversine(one: number, other: number): number {
  const [from, to] = [radiansOf.get(one) ?? nowhere, radiansOf.get(other) ?? nowhere]
  const [north, east] = [Math.sin((to.latitude - from.latitude) / 2), Math.sin((to.longitude - from.longitude) / 2)]
  const chord = north ** 2 + Math.cos(from.latitude) * Math.cos(to.latitude) * east ** 2
  return 6371 * 2 * Math.atan2(Math.sqrt(chord), Math.sqrt(1 - chord))
}

type Name = Exclude<keyof OfferFilters, 'provinceIds' | 'leastIfStated' | 'today' | 'order'>

/** Each filter of the search again, without an index. */
export const naiveFilters: { [Key in Name]: NaiveFilter<NonNullable<OfferFilters[Key]>> } = {
  // `openNaiveSearch` compares words.
  words: { fits: () => () => true, share: 0.6, pick: ({ words }) => words() },
  sectorId: { fits: same('sector_id'), share: 0.25, pick: ({ between }) => between(1, 27) },
  city: {
    fits: (name, { distance }) => {
      const kmTo = naiveDistance({ city: name, distance })
      if (kmTo) return (row) => row.everywhere || kmTo(row) <= (distance ?? 0)
      const inside = regions[name]
      if (inside) return (row) => row.everywhere || row.provinces.some((id) => inside.includes(id))
      const found = findCities(name)
      return ({ everywhere, cities }) => found.some((city) => everywhere || cities.includes(city))
    },
    share: 0.3,
    pick: ({ at, city }) =>
      at([
        city(),
        city().toUpperCase(),
        city().slice(1, 4),
        city().slice(0, 2),
        at(Object.keys(regions)),
        'Ningún sitio',
        '%',
      ]),
  },
  distance: { fits: () => () => true, share: 0.5, pick: ({ at }) => at(DISTANCES_KM) },
  provinceId: {
    fits: (id) => (row) => (row.everywhere && provinces.some((one) => one.id === id)) || row.provinces.includes(id),
    share: 0.15,
    pick: ({ at }) => at([28, 8, 46, 99]),
  },
  modalityId: { fits: same('modality_id'), share: 0.15, pick: ({ between }) => between(1, 3) },
  workdayId: { fits: same('workday_id'), share: 0.15, pick: ({ between }) => between(1, 2) },
  contractType: {
    fits: same('contract_type'),
    share: 0.15,
    pick: ({ at }) => at(CONTRACT_TYPES),
    column: ({ at, chance }) => ({ contractType: chance(0.7) ? at(CONTRACT_TYPES) : null }),
  },
  experience: {
    fits: same('experience'),
    share: 0.1,
    pick: ({ at }) => at(EXPERIENCE_LEVELS),
    column: ({ at, chance }) => ({ experience: chance(0.5) ? at(EXPERIENCE_LEVELS) : null }),
  },
  isReserved: {
    fits: () => (row) => row['reserved_for'] !== null,
    share: 0.1,
    pick: () => true,
    column: ({ chance }) => ({ reservedFor: chance(0.1) ? 'cuota' : null }),
  },
  companyId: { fits: same('company_id'), share: 0.1, pick: ({ between }) => between(1, 20) },
  positionId: { fits: same('position_id'), share: 0.1, pick: ({ at }) => at(positions).id },
  leastSalary: {
    fits: (least) => (row) => row.annual_salary >= least,
    share: 0.15,
    pick: ({ between }) => between(0, 95_000),
  },
  since: { fits: (day) => (row) => row.day >= day, share: 0.15, pick: ({ day, between }) => day(between(0, 70)) },
}

/** Random values of the columns. */
export const columnsOf = (picks: Picks): Partial<typeof offer.$inferInsert> =>
  Object.assign({}, ...Object.values(naiveFilters).map(({ column }) => column?.(picks)))

export type NaiveFilters = Pick<OfferFilters, Name | 'today' | 'order'>

/** Whether an offer passes all filters but the words. */
export function fitsAll({ today, order: _, ...filters }: NaiveFilters): (row: NaiveRow) => boolean {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  const fits = given.map(([name, value]) => naiveFilters[name as Name].fits(value as never, filters))
  return (row) => row.end >= today && fits.every((isMet) => isMet(row))
}
