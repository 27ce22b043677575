import { sql, type SQL } from 'drizzle-orm'
import { OFFERS_COUNTED_MAX } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { newestHits } from './find-hits.ts'
import type { OfferFilters } from './offer-filters.ts'
import { listLongerWords, listWordsOf, termsOf } from './searched-words.ts'

type Query = ReturnType<typeof newestHits>

/** The queries by which `findHits` finds each search: with its words, and, if they find nothing, with longer ones. */
async function queriesOf(db: Handle, searches: readonly OfferFilters[], most: number): Promise<Query[][]> {
  const texts = [...new Set(searches.map(({ words = '' }) => words))]
  const lists = await listWordsOf(db, texts)
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

const countOf = (queries: Query[]): SQL =>
  sql`coalesce(${sql.join(
    queries.map((query) => sql`nullif((select count(*)::int from ${query} as hits), 0)`),
    sql`, `,
  )}, 0)`

/**
 * How many offers each search finds, in one statement: up to OFFERS_COUNTED_MAX + 1, as the list counts. `otherwise` are counted only if no
 * other search finds anything.
 */
export async function countHits(
  db: Handle,
  searches: readonly OfferFilters[],
  otherwise: readonly OfferFilters[] = [],
): Promise<number[]> {
  if (searches.length === 0) return []
  const queries = await queriesOf(db, [...searches, ...otherwise], OFFERS_COUNTED_MAX + 1)
  const rows = queries.map((some, place) => sql`(${place}::int, ${countOf(some)})`)
  const counted = (from: SQL[]) => sql`(values ${sql.join(from, sql`, `)}) as counted (place, offers) where offers > 0`
  const others = rows.slice(searches.length)
  const found = await db.execute<{ place: number; offers: number }>(sql`
    with found as materialized (select * from ${counted(rows.slice(0, searches.length))})
    select * from found
    ${others.length > 0 ? sql`union all select * from ${counted(others)} and not exists (select from found)` : sql``}`)
  const offers = new Map(found.rows.map((row) => [row.place, row.offers]))
  return queries.map((_, place) => offers.get(place) ?? 0)
}

/** The first of these searches that finds offers, and its newest ones, in one statement. */
export async function findFirstHits(db: Handle, searches: readonly OfferFilters[], most: number) {
  if (searches.length === 0) return null
  const tries = (await queriesOf(db, searches, most)).flatMap((queries, place) =>
    queries.map(
      (query) => sql`(select ${place}::int || array_agg(offer_id) from ${query} as hits having count(*) > 0)`,
    ),
  )
  const { rows } = await db.execute<{ found: number[] | null }>(
    sql`select coalesce(${sql.join(tries, sql`, `)}) as found`,
  )
  const [place, ...ids] = rows[0]?.found ?? []
  return place === undefined ? null : { place, ids }
}
