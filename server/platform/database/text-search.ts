import { sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** The words of a search, without the spaces between them. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/**
 * Whether a column contains a text; accents and case don't count. The wildcards of LIKE are escaped after plain_text(),
 * which turns some other characters into them (the fullwidth «％»). In this form the trigram indexes serve it.
 */
export const containsText = (column: AnyColumn | SQL, text: string): SQL =>
  sql`plain_text(${column}) like '%' || regexp_replace(plain_text(${text}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

/** Whether every word of a search occurs in any of these columns, which may be null. */
export const containsWords = (columns: AnyColumn[], text: string): SQL[] => {
  const together = sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`
  return wordsOf(text).map((word) => containsText(together, word))
}
