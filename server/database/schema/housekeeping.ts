import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../column-types.ts'

/**
 * When removals last ran that only the clock decides. A restored backup or a clock weeks ahead shows by it, and they wait. The row is
 * in the database, so that a backup has it too.
 */
export const removalRun = pgTable(
  'removal_run',
  {
    kind: text('kind', { enum: ['terms', 'unconfirmed'] }).primaryKey(),
    lastRunAt: moment('last_run_at').notNull(),
    /** Nothing is removed before this time. */
    pausedUntil: moment('held_until'),
  },
  (table) => [check('removal_run_kind_known', sql`${table.kind} in ('terms', 'unconfirmed')`)],
)

/** Figures of the site on a day in Madrid, counted by the nightly step. A missed night lacks a row. */
export const siteDay = pgTable('site_day', {
  day: date('day', { mode: 'string' }).primaryKey(),
  activeOffers: integer('active_offers').notNull(),
  premiumCompanies: integer('premium_companies').notNull(),
})
