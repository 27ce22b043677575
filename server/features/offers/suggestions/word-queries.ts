import { sql } from 'drizzle-orm'
import type { Handle } from '#server/platform/database/open.ts'

export interface SearchedWord {
  word: string
  /** Offers have or had this word, another form of it, or a word that begins so. */
  isKnown: boolean
  /** The words of offers that are most like it, by their trigrams. */
  nearest: string[]
}

export const NEAREST_MAX = 4
/** Trigrams of shorter words say little. */
const SHORTEST = 4

/** The words of a search, in order and without accents, at most `limit`. */
export async function listSearchedWords(db: Handle, words: string, limit: number): Promise<SearchedWord[]> {
  const { rows } = await db.execute<SearchedWord & Record<string, unknown>>(sql`
    select word, is_known as "isKnown", nearest
    from searched_words(${words}, ${limit}, ${NEAREST_MAX}, ${SHORTEST})`)
  return rows
}
