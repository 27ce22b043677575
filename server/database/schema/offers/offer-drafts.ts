import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ownId } from '../../column-types.ts'
import { project } from './offers.ts'
import { company } from '../people.ts'

/** An offer that its company has not published yet. Searches, reviews, counts and limits of offers do not read this table. */
export const offerDraft = pgTable(
  'offer_draft',
  {
    id: ownId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Null: the company has chosen none, or has deleted it since. */
    projectId: integer('project_id').references(() => project.id, { onDelete: 'set null' }),
    /** A part of the body that publishes an offer, with the names of the contract. A later release may not understand all of it. */
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    /** The day in Madrid on which it becomes an offer. Null: nobody has chosen one. */
    publishOn: date('publish_on', { mode: 'string' }),
    /** The code of the error that refused it on its day. */
    failure: text('failure'),
    /** Version number for optimistic locking. */
    version: integer('version').notNull().default(1),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    index('offer_draft_company').on(table.companyId),
    index('offer_draft_project').on(table.projectId),
    index('offer_draft_due')
      .on(table.publishOn, table.id)
      .where(sql`${table.publishOn} is not null`),
    check('offer_draft_failed_is_unscheduled', sql`${table.failure} is null or ${table.publishOn} is null`),
  ],
)
