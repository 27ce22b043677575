import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../column-types.ts'
import { account } from './people.ts'

/**
 * A link that was mailed to an address. Using it proves that the address is its user's and gives it to the account. The token is
 * derived from the id, and only its SHA-256 is stored.
 */
export const emailLink = pgTable(
  'email_link',
  {
    id: uuid('id').primaryKey(),
    tokenHash: bytea('token_hash').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** confirm: the e-mail of a new account; change: a new e-mail; undo: the e-mail before a change. */
    kind: text('kind', { enum: ['confirm', 'change', 'undo'] }).notNull(),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** It was used, replaced or cancelled. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('email_link_token_unique').on(table.tokenHash),
    // An account waits for one address at a time.
    uniqueIndex('email_link_one_pending')
      .on(table.accountId)
      .where(sql`${table.endedAt} is null and ${table.kind} <> 'undo'`),
    index('email_link_undo')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.kind} = 'undo'`),
    index('email_link_account').on(table.accountId),
    index('email_link_expiry').on(table.expiresAt),
    check('email_link_kind_known', sql`${table.kind} in ('confirm', 'change', 'undo')`),
  ],
)
