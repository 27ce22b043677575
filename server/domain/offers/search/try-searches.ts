import { sql, type SQL } from 'drizzle-orm'
import { OFFERS_COUNTED_MAX } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { newestHits } from './find-hits.ts'
import type { OfferFilters } from './offer-filters.ts'
import { listLongerWords, listSearchedWords, termsOf } from './searched-words.ts'

type Query = ReturnType<typeof newestHits>

/** The queries by which `findHits` finds each search: with its words, and, if they find nothing, with longer ones. */
async function queriesOf(db: Handle, searches: readonly OfferFilters[], most: number): Promise<Query[][]> {
  const texts = [...new Set(searches.map(({ words = '' }) => words))]
  const lists = await listSearchedWords(db, texts)
  const words = [...new Map(lists.flat().map((word) => [word.written, word])).values()]
  const longer = words.length > 0 ? await listLongerWords(db, words) : []
  const longerOf = new Map(words.map(({ written }, place) => [written, longer[place] ?? []]))
  return searches.map((filters) => {
    const asked = lists[texts.indexOf(filters.words ?? '')] ?? []
    const inside = asked.map(({ written }) => longerOf.get(written) ?? [])
    const exact = newestHits(db, { filters, terms: termsOf(asked), most })
    const isInside = inside.some((some) => some.length > 0)
    return isInside ? [exact, newestHits(db, { filters, terms: termsOf(asked, inside), most })] : [exact]
  })
}

const either = (queries: SQL[]): SQL => sql`coalesce(${sql.join(queries, sql`, `)})`

/** How many offers each search finds, in one statement: up to OFFERS_COUNTED_MAX + 1, as the list counts. */
export async function countHits(db: Handle, searches: readonly OfferFilters[]): Promise<number[]> {
  if (searches.length === 0) return []
  const counts = (await queriesOf(db, searches, OFFERS_COUNTED_MAX + 1)).map((queries) =>
    either([...queries.map((query) => sql`nullif((select count(*)::int from ${query} as hits), 0)`), sql`0`]),
  )
  const { rows } = await db.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counts`)
  return rows[0]?.counts ?? []
}

/** The first of these searches that finds offers, and its newest ones, in one statement. */
export async function findFirstHits(db: Handle, searches: readonly OfferFilters[], most: number) {
  if (searches.length === 0) return null
  const tries = (await queriesOf(db, searches, most)).flatMap((queries, place) =>
    queries.map(
      (query) => sql`(select ${place}::int || array_agg(offer_id) from ${query} as hits having count(*) > 0)`,
    ),
  )
  const { rows } = await db.execute<{ found: number[] | null }>(sql`select ${either(tries)} as found`)
  const [place, ...ids] = rows[0]?.found ?? []
  return place === undefined ? null : { place, ids }
}
