import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A moment as a timestamptz. Where PostgreSQL knows no column to compare it with, it would take it for a text. */
export const timeOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** The day in Madrid of a timestamptz. */
export const dayOf = (moment: SQLWrapper): SQL => sql`(${moment} at time zone 'Europe/Madrid')::date`
