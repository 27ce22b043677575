import { sql } from 'drizzle-orm'
import type { Handle } from '#server/platform/database/open.ts'

export interface SearchedWord {
  word: string
  /** Offers have or had this word, another form of it, or a word that begins so. */
  isKnown: boolean
  /** The words of offers that are most like it, by their trigrams. */
  nearest: string[]
}

const NEAREST_MAX = 4
/** Trigrams of shorter words say little. */
const SHORTEST = 4

/** The words of a search, in order and without accents, at most `limit`. */
export async function listSearchedWords(db: Handle, words: string, limit: number): Promise<SearchedWord[]> {
  const { rows } = await db.execute<SearchedWord & Record<string, unknown>>(sql`
    select searched.word,
      exists (
        select from search_word known
        where known.word like regexp_replace(searched.word, '([\\%_])', '\\\\\\1', 'g') || '%'
          or known.word % searched.word
            and ts_lexize('spanish_stem', known.word) = ts_lexize('spanish_stem', searched.word)
      ) as "isKnown",
      array(
        select near.word from search_word near
        where near.word % searched.word and near.word ~ ${`^[[:alpha:]]{${SHORTEST},}$`}
        order by similarity(near.word, searched.word) desc, near.word
        limit ${NEAREST_MAX}
      ) as nearest
    from (
      select part[1] || part[2] as word, place
      from search_parts(${words}) with ordinality as parts (part, place)
      order by place limit ${limit}
    ) searched
    order by place`)
  return rows
}
