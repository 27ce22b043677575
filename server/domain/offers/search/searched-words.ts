import { sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { anyOf, beginning } from './tsquery.ts'

export interface SearchedWord {
  /** Without accents and capitals, with the signs behind it. */
  written: string
  /** Null for words like «de» and for those with signs. */
  stem: string | null
}

type Row = { search: number; written: string; stem: string | null; counts: boolean }

/** The words of each search. Skips words like «de», but keeps the last one of a search that has only such words. */
export async function listSearchedWords(db: Handle, texts: readonly string[]): Promise<SearchedWord[][]> {
  const { rows } = await db.execute<Row>(sql`
    select search::int, letters || signs as written, case when signs = '' then stem end as stem,
      signs <> '' or stem is not null as counts
    from unnest(${sql.param([...texts])}::text[]) with ordinality as texts (text, search),
      indexed_words(text) with ordinality as words (letters, signs, stem, place)
    order by search, place`)
  return texts.map((_, index) => {
    const all = rows.filter(({ search }) => search === index + 1)
    const counted = all.filter(({ counts }) => counts)
    return counted.length > 0 ? counted : all.slice(-1)
  })
}

// A word inside of longer ones has many. The shortest are the most like it.
const LONGER_MAX = 30
const SHORTEST_INSIDE = 3

/** For each searched word, the words of offers that contain it. */
export async function listLongerWords(db: Handle, words: readonly SearchedWord[]): Promise<string[][]> {
  const patterns = words.map(({ written }) =>
    Array.from(written).length < SHORTEST_INSIDE ? null : `%${written.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
  )
  const { rows } = await db.execute<{ longer: string[] }>(sql`
    select array(
      select word from search_word where word like pattern order by length(word), word limit ${LONGER_MAX}
    ) as longer
    from unnest(${sql.param(patterns)}::text[]) with ordinality as patterns (pattern, place)
    order by place`)
  return rows.map(({ longer }) => longer)
}

/**
 * The terms of an offer that each word asks for: its stem, or itself if it has signs; of the last word, also a beginning, because it may be
 * half typed. `longer`: other words that are as good.
 */
export const termsOf = (words: readonly SearchedWord[], longer: readonly string[][] = []): string[] =>
  words.map(({ written, stem }, place) => {
    const isLast = place === words.length - 1
    return anyOf([stem === null ? written : `~${stem}`, ...(longer[place] ?? [])], isLast ? [beginning(written)] : [])
  })
