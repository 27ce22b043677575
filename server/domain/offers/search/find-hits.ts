import { and, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { OFFERS_COUNTED_MAX } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { ANY_PLACE, offerSearch } from '#server/database/schema/schema.ts'
import { conditionsOf, isSpreadTo, type OfferFilters } from './offer-filters.ts'
import { newestHitsFirst } from './newest-hits.ts'
import { townsNear } from './towns-near.ts'
import { listLongerWords, listSearchedWords, termsOf, type SearchedWord } from './searched-words.ts'

/**
 * The ids of the public offers that pass the filters, newest first or in the order that is asked for, `most` at most. If no offer has the words, those count too that contain
 * them: «onta» finds «Fontanero».
 */
export async function findHits(db: Handle, filters: OfferFilters, most = OFFERS_COUNTED_MAX + 1): Promise<number[]> {
  const words = await wordsOf(db, filters)
  const hits = await listIds(db, { filters, terms: termsOf(words), most })
  return hits.length > 0 ? hits : findLonger(db, words, { filters, most })
}

/** The hits of `findHits` among the offers whose ids the query `among` selects. */
export async function findHitsAmong(db: Handle, filters: OfferFilters, among: SQL): Promise<number[]> {
  const words = await wordsOf(db, filters)
  const wanted = { filters, terms: termsOf(words), most: OFFERS_COUNTED_MAX }
  const hits = await listIds(db, { ...wanted, among })
  if (hits.length > 0 || words.length === 0) return hits
  const hasOthers = (await listIds(db, { ...wanted, most: 1 })).length > 0
  return hasOthers ? [] : findLonger(db, words, { ...wanted, among })
}

interface Wanted {
  filters: OfferFilters
  terms: string[]
  most: number
  among?: SQL
}

const wordsOf = async (db: Handle, { words }: OfferFilters): Promise<SearchedWord[]> =>
  words ? ((await listSearchedWords(db, [words]))[0] ?? []) : []

/** Offers with words that contain the searched ones. */
async function findLonger(db: Handle, words: SearchedWord[], wanted: Omit<Wanted, 'terms'>): Promise<number[]> {
  if (words.length === 0) return []
  const longer = await listLongerWords(db, words)
  return longer.some((some) => some.length > 0) ? listIds(db, { ...wanted, terms: termsOf(words, longer) }) : []
}

/** Before the date. Jobs from all of Spain are at no distance, and come last. */
function orderOf(filters: OfferFilters): SQL[] {
  if (filters.order === 'salary') return [sql`${offerSearch.annualSalary} desc`]
  const towns = filters.order === 'distance' && townsNear(filters)
  if (!towns) return []
  const km = (id: SQL | AnyColumn) =>
    sql`(${JSON.stringify(Object.fromEntries(towns))}::jsonb ->> ${id}::text)::integer`
  const { municipalityId: first, moreMunicipalityIds: others } = offerSearch
  const nearest = sql`least(${km(first)}, (select min(${km(sql`id`)}) from unnest(${others}) id))`
  return [
    sql`case when ${others} = '{}' then ${km(first)} when ${isSpreadTo([ANY_PLACE])} then null else ${nearest} end`,
  ]
}

export const newestHits = (db: Handle, { filters, terms, most, among }: Wanted) =>
  db
    .select({ id: offerSearch.offerId })
    .from(offerSearch)
    .where(and(...conditionsOf(filters, terms), among && inArray(offerSearch.offerId, among)))
    .orderBy(...orderOf(filters), ...newestHitsFirst)
    .limit(most)

async function listIds(db: Handle, wanted: Wanted): Promise<number[]> {
  // One row with all of them: a thousand rows take ten times as long to read.
  const { rows } = await db.execute<{ ids: number[] }>(sql`select array${newestHits(db, wanted)} as ids`)
  return rows[0]?.ids ?? []
}
