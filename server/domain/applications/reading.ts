import { sql, type SQL } from 'drizzle-orm'

/**
 * Whether the event is a reading by the company: it opened the application or its CV, or decided about it. Closing an
 * offer and undone changes are none. `event` names a row of the history.
 */
export const isReading = (event: SQL): SQL<boolean> =>
  sql<boolean>`(${event}.actor = 'empresa' and ${event}.to_state <> 'cerrada' and ${event}.undone_at is null)`
