import { eq, gte, inArray, sql, type SQL } from 'drizzle-orm'
import type { ContractType, ExperienceLevel } from '#contract/constants.ts'
import { findCityIds } from '#server/database/master-data/place-names/find-cities.ts'
import { provinces } from '#server/database/master-data/places.ts'
import { ANY_PLACE, offerSearch } from '#server/database/schema/schema.ts'
import { allOf, anyOf, quote } from './tsquery.ts'

/** An undefined filter filters nothing. */
export interface OfferFilters {
  /** Words of the name, the position or the company. */
  words?: string | undefined
  sectorId?: number | undefined
  positionId?: number | undefined
  /** The name of a city in any spelling, or a part of names if no city is called so. */
  city?: string | undefined
  provinceId?: number | undefined
  /** Any of these. None of them: anywhere. */
  provinceIds?: readonly number[] | undefined
  modalityId?: number | undefined
  workdayId?: number | undefined
  contractType?: ContractType | undefined
  experience?: ExperienceLevel | undefined
  /** Only offers that are reserved for people with a disability. */
  isReserved?: boolean | undefined
  leastSalary?: number | undefined
  /** As `leastSalary`, but offers without a salary pass. */
  leastIfStated?: number | undefined
  /** YYYY-MM-DD */
  since?: string | undefined
  /** YYYY-MM-DD. Offers that ended before are not found. */
  today: string
}

/** The term that the file offer_search.sql gives an offer with this value. */
const facet = (letter: string, value: string | number | undefined): string[] =>
  value === undefined ? [] : [quote(`:${letter}${value}`)]

/** The terms of reserved offers, and of remote jobs from any place in Spain, which every filter by place finds. */
export const RESERVED = ':r'
export const EVERYWHERE = ':e'

/** Of any of these places. */
const placesOfAny = (letter: string, ids: readonly number[]): string[] =>
  ids.length === 0 ? [] : [anyOf([...ids.map((id) => `:${letter}${id}`), EVERYWHERE])]

/** In one of these cities, or in all of Spain. */
const isInAny = (ids: readonly number[]): SQL =>
  sql`(${inArray(offerSearch.municipalityId, [...ids])} or ${isSpreadTo([...ids, ANY_PLACE])})`

/** One of these cities is among the others of the offer. The first part is the condition of an index. */
export const isSpreadTo = (ids: readonly number[]): SQL =>
  sql`(${offerSearch.moreMunicipalityIds} <> '{}' and ${offerSearch.moreMunicipalityIds} && ${sql.param([...ids])}::integer[])`

/** At least so much, or no salary. */
const hasSalary = (least: number): SQL =>
  sql`(${offerSearch.annualSalary} >= ${least} or ${offerSearch.annualSalary} = 0)`

/**
 * The conditions of a search on a row of `offer_search`. `words`: what each word asks of the terms, as texts for a tsquery. Words, sector
 * and city together are one question to the index of terms; sector and city alone have indexes in the order of the list.
 */
export function conditionsOf(filters: OfferFilters, words: readonly string[]): SQL[] {
  const { sectorId, positionId, city, provinceId, modalityId, workdayId, contractType, experience, isReserved } =
    filters
  const { provinceIds = [], leastSalary, leastIfStated, since, today } = filters
  const cityIds = city ? findCityIds(city) : undefined
  const terms = [
    ...words,
    ...facet('o', positionId),
    ...placesOfAny('p', provinceId === undefined ? [] : [provinceId]),
    ...placesOfAny('p', provinceIds),
    ...facet('m', modalityId),
    ...facet('w', workdayId),
    ...facet('k', contractType),
    ...facet('x', experience),
    ...(isReserved ? [quote(RESERVED)] : []),
  ]
  const conditions = [gte(offerSearch.expiresOn, today)]
  if (since !== undefined) conditions.push(gte(offerSearch.createdOn, since))
  if (leastSalary !== undefined) conditions.push(gte(offerSearch.annualSalary, leastSalary))
  if (leastIfStated !== undefined) conditions.push(hasSalary(leastIfStated))
  // An unknown city or province finds nothing, not even the jobs that are done from all of Spain.
  const isProvince = provinceId === undefined || provinces.some(({ id }) => id === provinceId)
  if (cityIds?.length === 0 || !isProvince) conditions.push(sql`false`)
  if (words.length > 0) {
    terms.push(...facet('s', sectorId))
    if (cityIds) terms.push(...placesOfAny('c', cityIds))
  } else {
    if (sectorId !== undefined) conditions.push(eq(offerSearch.sectorId, sectorId))
    if (cityIds) conditions.push(isInAny(cityIds))
  }
  if (terms.length > 0) conditions.push(sql`${offerSearch.terms} @@ ${allOf(terms)}::tsquery`)
  return conditions
}
