import { bigint, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { MAIL_DECISIONS } from '#contract/values/applications/mail-decisions.ts'
import { moment } from '../../column-types.ts'
import { application } from './applications.ts'
import type { Proposal } from './appointments.ts'

/**
 * An answer that a company has given by a link in a mail and can still take back. Its application changes when it is due, and the row goes. A
 * trigger deletes it when the company loses the application.
 */
export const pendingAnswer = pgTable(
  'pending_answer',
  {
    applicationId: bigint('application_id', { mode: 'number' })
      .primaryKey()
      .references(() => application.id, { onDelete: 'cascade' }),
    decision: text('decision', { enum: MAIL_DECISIONS }).notNull(),
    /** The company's text to the candidate. */
    letter: text('letter'),
    /** Is proposed with the answer. */
    appointment: jsonb('appointment').$type<Proposal>(),
    /** The last row of the history when it was given. A later change ends the answer, other than a reading. 0: there was none. */
    afterEvent: bigint('after_event', { mode: 'number' }).notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    check(
      'pending_answer_known',
      sql`${table.decision} in (${sql.raw(MAIL_DECISIONS.map((decision) => `'${decision}'`).join(', '))})`,
    ),
  ],
)
