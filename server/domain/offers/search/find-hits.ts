import { and, sql } from 'drizzle-orm'
import { OFFERS_COUNTED_MAX } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { offerSearch } from '#server/database/schema/schema.ts'
import { conditionsOf, type OfferFilters } from './offer-filters.ts'
import { newestHitsFirst } from './newest-hits.ts'
import { listLongerWords, listSearchedWords, termsOf } from './searched-words.ts'

/**
 * The ids of the public offers that pass the filters, newest first, `most` at most. If no offer has the words, those count too that contain
 * them: «onta» finds «Fontanero».
 */
export async function findHits(db: Handle, filters: OfferFilters, most = OFFERS_COUNTED_MAX + 1): Promise<number[]> {
  const words = filters.words ? await listSearchedWords(db, filters.words) : []
  const find = (terms: string[]) => listIds(db, { filters, terms, most })
  const hits = await find(termsOf(words))
  if (hits.length > 0 || words.length === 0) return hits
  const longer = await listLongerWords(db, words)
  return longer.some((some) => some.length > 0) ? find(termsOf(words, longer)) : []
}

interface Wanted {
  filters: OfferFilters
  terms: string[]
  most: number
}

async function listIds(db: Handle, { filters, terms, most }: Wanted): Promise<number[]> {
  const newest = db
    .select({ id: offerSearch.offerId })
    .from(offerSearch)
    .where(and(...conditionsOf(filters, terms)))
    .orderBy(...newestHitsFirst)
    .limit(most)
  // One row with all of them: a thousand rows take ten times as long to read.
  const { rows } = await db.execute<{ ids: number[] }>(sql`select array${newest} as ids`)
  return rows[0]?.ids ?? []
}
