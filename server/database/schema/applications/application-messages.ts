import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { MESSAGE_SIDES } from '#contract/values/applications/message-rules.ts'
import { bytea, moment, ownId } from '../../column-types.ts'
import { encryptionKey } from '../encryption.ts'
import { application } from './applications.ts'

/** A message between company and candidate about an application. A letter of the company takes a turn without a row. */
export const applicationMessage = pgTable(
  'application_message',
  {
    id: ownId(),
    applicationId: bigint('application_id', { mode: 'number' })
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    /** Odd ones are the company's. Of two messages at the same moment the unique key takes one. */
    turn: integer('turn').notNull(),
    side: text('side', { enum: MESSAGE_SIDES }).notNull(),
    /** The text, encrypted (server/encryption). */
    sealed: bytea('text').notNull(),
    keyId: text('key_id')
      .notNull()
      .references(() => encryptionKey.id),
    writtenAt: moment('written_at').notNull(),
    /** When its reader reported it to the operators. */
    reportedAt: moment('reported_at'),
  },
  (table) => [
    unique('application_message_once_a_turn').on(table.applicationId, table.turn),
    check(
      'application_message_by_turns',
      sql`${table.side} = case ${table.turn} % 2 when 1 then 'empresa' else 'candidato' end`,
    ),
    index('application_message_key').on(table.keyId),
    index('application_message_written').on(table.writtenAt),
  ],
)
