import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The counters of the rate limits. rate-limiter-flexible writes them, and needs these columns in this order. Unlogged: a
 * crash of PostgreSQL empties the table, and a counter costs no write to the log. No index on `expire`: an update of a
 * counter would have to change it.
 */
export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }).notNull(),
})
