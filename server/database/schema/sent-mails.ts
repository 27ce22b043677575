import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../column-types.ts'
import { account } from './people.ts'

/** A mail to the owner of an account that has left or was refused, without its content: for the help desk, 30 days. */
export const sentMail = pgTable(
  'sent_mail',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    sentAt: moment('sent_at').notNull(),
    /** The answer of the recipient's server. Null: it took the mail. */
    refusal: text('refusal'),
  },
  (table) => [index('sent_mail_account').on(table.accountId), index('sent_mail_time').on(table.sentAt)],
)
