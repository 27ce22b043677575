import type pg from 'pg'
import type { Logger } from 'pino'

// A migration has changed a type that the query returns.
const IS_STALE = '0A000'
// There is no such statement, or there is one already: a pooler gives each query another connection and does not know names.
const notFollowed: ReadonlySet<string | undefined> = new Set(['26000', '42P05'])

/**
 * Repeats a prepared query without its name if the connection cannot use the name any more. Behind a pooler that does not
 * know prepared queries, no query has a name from then on.
 */
export function keepPrepared(pool: pg.Pool, log?: Pick<Logger, 'warn'>): void {
  const query = pool.query.bind(pool)
  let isFollowed = true

  pool.query = (async (asked: pg.QueryConfig | string, values?: unknown[]) => {
    if (typeof asked === 'string' || !asked.name) return query(asked, values)
    const { name: _, ...unnamed } = asked
    if (!isFollowed) return query(unnamed, values)
    try {
      return await query(asked, values)
    } catch (error) {
      const { code } = error as { code?: string }
      if (code !== IS_STALE && !notFollowed.has(code)) throw error
      if (code !== IS_STALE) {
        isFollowed = false
        log?.warn('The connection to PostgreSQL does not keep prepared queries. Queries are planned each time.')
      }
      return query(unnamed, values)
    }
  }) as typeof pool.query
}
