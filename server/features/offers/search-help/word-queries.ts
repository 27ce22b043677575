import { sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'

export interface ComparedWord {
  word: string
  /** Offers have or had this word, another form of it, or a word that begins so, or it is one of a position. */
  isKnown: boolean
  /** The words of offers that are most like it, by their trigrams. */
  nearest: string[]
}

export const NEAREST_MAX = 4
/** Trigrams of shorter words say little. */
const LONG_ENOUGH = '^[[:alpha:]]{4,}$'

/** The words of a search, in order and without accents, at most `limit`. */
export async function compareWords(db: Handle, words: string, limit: number): Promise<ComparedWord[]> {
  const { rows } = await db.execute<ComparedWord & Record<string, unknown>>(sql`
    select searched.word,
      exists (
        select from search_word known
        where known.word ~>=~ searched.word and known.word ~<~ (searched.word || chr(1114111))
      ) or exists (
        select from search_word known
        where known.word % searched.word
          and ts_lexize('spanish_stem', known.word) = ts_lexize('spanish_stem', searched.word)
      ) or exists (
        select from position, indexed_words(position.name) named
        where starts_with(named.letters, searched.word) or named.stem = (ts_lexize('spanish_stem', searched.word))[1]
      ) as "isKnown",
      array(
        select near.word from search_word near
        where near.word % searched.word and near.word ~ ${LONG_ENOUGH}
        order by similarity(near.word, searched.word) desc, near.word
        limit ${NEAREST_MAX}
      ) as nearest
    from (
      select letters || signs as word, place
      from indexed_words(${words}) with ordinality as words (letters, signs, stem, place)
      order by place limit ${limit}
    ) searched
    order by searched.place`)
  return rows
}
