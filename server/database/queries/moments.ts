import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A moment as a timestamptz. PostgreSQL takes a parameter for a text if it is compared with no column. */
export const timeOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** The day in Madrid of a timestamptz. */
export const dayOf = (moment: SQLWrapper): SQL => sql`(${moment} at time zone 'Europe/Madrid')::date`
