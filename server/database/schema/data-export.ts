import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../column-types.ts'
import { account } from './people.ts'

/** The newest requested file with the data of an account. Without key and failure it is being made. */
export const dataExport = pgTable(
  'data_export',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Of this request. A job of an earlier one does not find its id. */
    id: uuid('id').notNull().defaultRandom(),
    requestedAt: moment('requested_at').notNull(),
    /** The last try failed. The queue may still try again. */
    failedAt: moment('failed_at'),
    fileKey: text('file_key'),
    sizeBytes: integer('size_bytes'),
    expiresAt: moment('expires_at'),
  },
  (table) => [unique('data_export_id_unique').on(table.id), index('data_export_expiry').on(table.expiresAt)],
)
