import { eq, gte, inArray, sql, type SQL } from 'drizzle-orm'
import type { ContractType, ExperienceLevel } from '#contract/constants.ts'
import type { FilterName, FilterValues } from '#contract/offer/filters.ts'
import { dayBefore } from '#server/clock.ts'
import { findPlace } from '#server/database/master-data/place-names/find-place.ts'
import { provinces } from '#server/database/master-data/places.ts'
import { ANY_PLACE, offerSearch } from '#server/database/schema/schema.ts'
import { townsNear } from './towns-near.ts'
import { allOf, anyOf, quote } from './tsquery.ts'

/** The conditions of a filter on a row of `offer_search`: texts for a tsquery of its terms, and conditions on its columns. */
type Asked = (string | SQL)[]

/** Other parts of the search that change the condition of a filter. */
interface Others {
  hasWords: boolean
  distance: number | undefined
}

/** The term that the file offer_search.sql gives an offer with this value. */
const facet = (letter: string, value: string | number): string => quote(`:${letter}${value}`)

/** The terms of reserved offers, and of remote jobs from any place in Spain, which every filter by place finds. */
export const RESERVED = ':r'
export const EVERYWHERE_CODE = ':e'

/** Of any of these places. */
const placesOfAny = (letter: string, ids: readonly number[]): string =>
  anyOf([...ids.map((id) => `:${letter}${id}`), EVERYWHERE_CODE])

/** In one of these cities, or in all of Spain. */
const isInAny = (ids: readonly number[]): SQL =>
  sql`(${inArray(offerSearch.municipalityId, [...ids])} or ${isSpreadTo([...ids, ANY_PLACE])})`

/** One of these cities is among the others of the offer. The first part is the condition of an index. */
export const isSpreadTo = (ids: readonly number[]): SQL =>
  sql`(${offerSearch.moreMunicipalityIds} <> '{}' and ${offerSearch.moreMunicipalityIds} && ${sql.param([...ids])}::integer[])`

/** The same for hundreds of cities: `&&` compares each with each, and one term of the index for each city takes ten times as long. */
function isInMany(ids: readonly number[]): SQL {
  const any = sql`any (${sql.param([...ids, ANY_PLACE])}::integer[])`
  const { municipalityId, moreMunicipalityIds: more } = offerSearch
  return sql`(${municipalityId} = ${any} or ${more} <> '{}' and exists (select from unnest(${more}) id where id = ${any}))`
}

/** At least so much, or no salary. */
const hasSalary = (least: number): SQL =>
  sql`(${offerSearch.annualSalary} >= ${least} or ${offerSearch.annualSalary} = 0)`

/** An unknown city or province finds nothing, not even the jobs that are done from all of Spain. */
const nothing = [sql`false`]

// Words, sector and city together are one question to the index of terms; sector and city alone have indexes in the order of the list.
function askPlace(text: string, { hasWords, distance }: Others): Asked {
  const near = townsNear({ city: text, distance })
  if (near) return [isInMany([...near.keys()])]
  const place = findPlace(text)
  if (!place) return nothing
  if ('cityIds' in place) return [hasWords ? placesOfAny('c', place.cityIds) : isInAny(place.cityIds)]
  const isSpain = place.provinceIds.length === provinces.length
  return isSpain ? [] : [placesOfAny('p', place.provinceIds)]
}

/** A filter of the search under its English name. */
const as = <Name extends string, Value>(name: Name, ask: (value: Value, others: Others) => Asked) => ({
  name,
  ask,
  read: (value: Value, _today: string): Value => value,
})

/** A filter that only asks whether an offer has a term. */
const flag = <Name extends string>(name: Name, term: string) => ({
  name,
  ask: (isAsked: boolean): Asked => (isAsked ? [quote(term)] : []),
  read: () => true,
})

/** The condition of each filter of the list. A missing filter is a type error. */
export const filterConditions = {
  // Its words come from the database first: `findHits` has them.
  nombre: as('words', (_words: string) => []),
  sector: as('sectorId', (id: number, { hasWords }) => [hasWords ? facet('s', id) : eq(offerSearch.sectorId, id)]),
  puesto: as('positionId', (id: number) => [facet('o', id)]),
  /** The name of a place in any spelling or a postal code, or a part of names if no place is called so. */
  ciudad: as('city', askPlace),
  // The city asks for it.
  distancia: as('distance', (_km: number) => []),
  provincia: as('provinceId', (id: number) =>
    provinces.some((one) => one.id === id) ? [placesOfAny('p', [id])] : nothing,
  ),
  modalidad: as('modalityId', (id: number) => [facet('m', id)]),
  jornada: as('workdayId', (id: number) => [facet('w', id)]),
  contrato: as('contractType', (type: ContractType) => [facet('k', type)]),
  experiencia: as('experience', (level: ExperienceLevel) => [facet('x', level)]),
  salario: as('leastSalary', (least: number) => [gte(offerSearch.annualSalary, least)]),
  publicada: {
    ...as('since', (day: string) => [gte(offerSearch.createdOn, day)]),
    read: (days: number, today: string) => dayBefore(today, days),
  },
  reservada: flag('isReserved', RESERVED),
  empresa: as('companyId', (id: number) => [facet('b', id)]),
} satisfies {
  [Name in FilterName]: {
    name: string
    ask: (value: never, others: Others) => Asked
    read: (value: FilterValues[Name], today: string) => unknown
  }
}

type Conditions = typeof filterConditions
type ListFilters = {
  [Name in keyof Conditions as Conditions[Name]['name']]?: Parameters<Conditions[Name]['ask']>[0] | undefined
}

/** An undefined filter filters nothing. */
export interface OfferFilters extends ListFilters {
  /** Any of these. None of them: anywhere. */
  provinceIds?: readonly number[] | undefined
  /** As `leastSalary`, but offers without a salary pass. */
  leastIfStated?: number | undefined
  /** Undefined: by date. */
  order?: 'salary' | 'distance' | undefined
  /** YYYY-MM-DD. Offers that ended before are not found. */
  today: string
}

/** The conditions of a search on a row of `offer_search`. `words`: what each word asks of the terms, as texts for a tsquery. */
export function conditionsOf(filters: OfferFilters, words: readonly string[]): SQL[] {
  const { provinceIds = [], leastIfStated, today, distance } = filters
  const others = { hasWords: words.length > 0, distance }
  const asked: Asked = [gte(offerSearch.expiresOn, today), ...words]
  for (const { name, ask } of Object.values(filterConditions)) {
    const value = filters[name]
    if (value !== undefined && value !== '') asked.push(...ask(value as never, others))
  }
  if (provinceIds.length > 0) asked.push(placesOfAny('p', provinceIds))
  if (leastIfStated !== undefined) asked.push(hasSalary(leastIfStated))
  const terms = asked.filter((one) => typeof one === 'string')
  const conditions = asked.filter((one) => typeof one !== 'string')
  return terms.length > 0 ? [...conditions, sql`${offerSearch.terms} @@ ${allOf(terms)}::tsquery`] : conditions
}
