import { sql, type SQL } from 'drizzle-orm'

/**
 * Somebody of the company has read the application: opened it or its CV, or decided about it. To close an offer is no reading, nor is what was
 * undone. `event` names a row of the history.
 */
export const isReading = (event: SQL): SQL<boolean> =>
  sql<boolean>`(${event}.actor = 'empresa' and ${event}.to_state <> 'cerrada' and ${event}.undone_at is null)`
