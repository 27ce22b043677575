import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { keyOrder, moment, ownId } from '../column-types.ts'
import { candidate } from './people.ts'

/** A PDF that a candidate uploaded. After removal the companies that received it can still read it. */
export const cv = pgTable(
  'cv',
  {
    id: ownId(),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidate.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    fileKey: text('file_key').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    uploadedOn: date('uploaded_on', { mode: 'string' }).notNull(),
    /** The different words of the PDF, plain, for the search of companies that received it. Null: no text, or uploaded before they were stored. */
    words: text('words'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('cv_candidate').on(table.candidateId),
    index('cv_file').on(keyOrder(table.fileKey)),
    index('cv_removed')
      .on(table.id)
      .where(sql`${table.removedAt} is not null`),
    unique('cv_id_candidate_unique').on(table.id, table.candidateId),
    check('cv_size_positive', sql`${table.sizeBytes} > 0`),
  ],
)
