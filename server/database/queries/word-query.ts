import { sql, type SQL } from 'drizzle-orm'

/** The words of a search, as the indexes of names hold them. */
export const wordVector = (search: string): SQL => sql`to_tsvector('simple', plain_text(${search}::text))`

/** «talleres eje» -> 'talleres':* & 'eje':*. The parser finds the words, so no sign of the search means anything in the query. Null without a word. */
export const beginningsOf = (search: string): SQL => sql`(
  select string_agg('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || ''':*', ' & ')::tsquery
  from unnest(${wordVector(search)}))`
