import { sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** The words of a search, without the spaces between them. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** A text without accents and capitals. Gives the same as plain_text(), in half of the time, but is not for indexes. */
export const plainText = (text: AnyColumn | SQL): SQL =>
  sql`lower(public.unaccent('public.unaccent'::regdictionary, ${text}))`

/**
 * Whether a plain text contains a word. The wildcards of LIKE are escaped after plain_text(), since it turns some characters into
 * wildcards (the fullwidth «％»). As a subquery the pattern is made once, not for each row.
 */
const containsPlain = (plain: SQL, word: string): SQL =>
  sql`${plain} like (select '%' || regexp_replace(plain_text(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%')`

/** Whether a column contains a text, without regard to accents and case. */
export const containsText = (column: AnyColumn | SQL, text: string): SQL => containsPlain(plainText(column), text)

/** Whether every word of a search occurs in a text without accents and capitals. */
export const containsPlainWords = (plain: SQL, text: string): SQL[] =>
  wordsOf(text).map((word) => containsPlain(plain, word))

/** Whether every word of a search occurs in any of these columns, which may be null. */
export const containsWords = (columns: (AnyColumn | SQL)[], text: string): SQL[] =>
  containsPlainWords(plainText(sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`), text)
