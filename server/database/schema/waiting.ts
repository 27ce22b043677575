import { sql, type AnyColumn, type SQL } from 'drizzle-orm'

/**
 * Since when a company waits: since it asked last for its verification. One that never asked: since its first day. Indexes are found only by the
 * same expression.
 */
export const waitsSince = (row: Record<'askedAt' | 'registeredOn', AnyColumn>): SQL =>
  sql`coalesce(${row.askedAt}, ${row.registeredOn}::timestamp at time zone 'UTC')`
