import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ownId } from '../../column-types.ts'
import { application } from './applications.ts'

/** What a company notes about an application, for itself. A trigger deletes it when the application is not the company's any more. */
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
