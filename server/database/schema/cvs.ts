import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytea, keyOrder, moment, ownId } from '../column-types.ts'
import { encryptionKey } from './encryption.ts'
import { candidate } from './people.ts'

/** A PDF that a candidate uploaded or made here. After removal the companies that received it can still read it. */
export const cv = pgTable(
  'cv',
  {
    id: ownId(),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidate.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    fileKey: text('file_key').notNull(),
    /** The same CV without what tells whose it is. Null: uploaded. */
    namelessFileKey: text('nameless_file_key'),
    /** A hash of all that it was drawn from, so that a second press makes no second CV. Null: uploaded. */
    madeOf: text('made_of'),
    sizeBytes: integer('size_bytes').notNull(),
    uploadedOn: date('uploaded_on', { mode: 'string' }).notNull(),
    /** The different words of the PDF, plain, for the search of companies that received it. Null: no text, or uploaded before they were stored. */
    words: text('words'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('cv_candidate').on(table.candidateId),
    index('cv_file').on(keyOrder(table.fileKey)),
    index('cv_nameless_file')
      .on(keyOrder(table.namelessFileKey))
      .where(sql`${table.namelessFileKey} is not null`),
    index('cv_removed')
      .on(table.id)
      .where(sql`${table.removedAt} is not null`),
    unique('cv_id_candidate_unique').on(table.id, table.candidateId),
    check('cv_size_positive', sql`${table.sizeBytes} > 0`),
  ],
)

/** The CV that a candidate writes here. Each CV that is made of it is a row of `cv`. */
export const cvDraft = pgTable(
  'cv_draft',
  {
    candidateId: integer('candidate_id')
      .primaryKey()
      .references(() => candidate.id, { onDelete: 'cascade' }),
    /** The parts as JSON, encrypted (server/encryption). */
    sealed: bytea('parts').notNull(),
    keyId: text('key_id')
      .notNull()
      .references(() => encryptionKey.id),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('cv_draft_key').on(table.keyId)],
)
