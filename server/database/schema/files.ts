import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../column-types.ts'

/**
 * A file without a row that names it. This row is written before the file is touched and deleted last, so that the file
 * can be found and removed after a crash at any point.
 */
export const pendingFile = pgTable(
  'pending_file',
  {
    key: text('key').primaryKey(),
    state: text('state', { enum: ['writing', 'removing'] }).notNull(),
    /** Of a removal: not before this time. */
    since: moment('since').notNull(),
  },
  (table) => [check('pending_file_state_known', sql`${table.state} in ('writing', 'removing')`)],
)

/** The id of this installation, in one row. The store of files has it too, so that nobody removes the files of another installation. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    id: uuid('id').notNull().defaultRandom(),
    /** Since when links sign the moment of their row. Links of the releases before name the row by its number alone. */
    momentsSignedSince: moment('moments_signed_since').notNull().defaultNow(),
  },
  (table) => [check('installation_one_row', sql`${table.isOnly}`)],
)
