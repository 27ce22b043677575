import { sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** The words of a search, without the spaces between them. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/**
 * Whether a column contains a text, without regard to accents and case. The wildcards of LIKE are escaped after
 * plain_text(), since it turns some characters into wildcards (the fullwidth «％»). The trigram indexes need this form.
 */
export const containsText = (column: AnyColumn | SQL, text: string): SQL =>
  sql`plain_text(${column}) like '%' || regexp_replace(plain_text(${text}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

/** Whether every word of a search occurs in any of these columns, which may be null. */
export const containsWords = (columns: AnyColumn[], text: string): SQL[] => {
  const together = sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`
  return wordsOf(text).map((word) => containsText(together, word))
}
