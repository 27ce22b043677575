import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ownId } from '../../column-types.ts'
import { application } from './applications.ts'

/** A company's own note about an application. A trigger deletes it when the company loses the application. */
export const applicationNote = pgTable(
  'application_note',
  {
    id: ownId(),
    applicationId: bigint('application_id', { mode: 'number' })
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('application_note_application').on(table.applicationId, table.id)],
)
