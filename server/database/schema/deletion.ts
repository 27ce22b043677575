import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { bytea, moment, ownId } from '../column-types.ts'
import { account } from './people.ts'

/**
 * An account that its owner wants to delete, or that nobody has used for too long. Nobody sees anything of it any more
 * (`server/domain/accounts/leaving.ts`). It can be undone until `dueAt`, then housekeeping destroys the account.
 */
export const accountDeletion = pgTable(
  'account_deletion',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Of this request, for its jobs. */
    id: uuid('id').notNull().defaultRandom(),
    requestedAt: moment('requested_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** Nobody used it. Otherwise its owner asked for the deletion. */
    isIdle: boolean('is_idle').notNull().default(false),
    /** The SHA-256 of the token that undoes it. Null until the mail is sent. */
    tokenHash: bytea('token_hash'),
    /** The projects that were active. They are inactive meanwhile, so that no list shows their offers. */
    pausedProjects: integer('paused_projects').array().notNull(),
    /** Only processes of the release before use it. */
    applicantsInformedAt: moment('applicants_informed_at'),
  },
  (table) => [
    unique('account_deletion_id_unique').on(table.id),
    unique('account_deletion_token_unique').on(table.tokenHash),
    index('account_deletion_due').on(table.dueAt),
  ],
)

/**
 * A letter to an account that nobody uses. It counts as long as the account's last use is still the same: a use ends it, without a
 * write here.
 */
export const idleNotice = pgTable(
  'idle_notice',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['first', 'last'] }).notNull(),
    lastUsedOn: date('last_used_on', { mode: 'string' }).notNull(),
    /** The day of the job. */
    queuedOn: date('queued_on', { mode: 'string' }).notNull(),
    /** The day on which the mail server took the letter. */
    sentOn: date('sent_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    check('idle_notice_kind_known', sql`${table.kind} in ('first', 'last')`),
  ],
)

/** The place of the invoices of a destroyed account that paid, as commercial law requires. Without name and e-mail. */
export const closedCustomer = pgTable(
  'closed_customer',
  {
    id: ownId(),
    mode: text('mode').notNull(),
    customerId: text('customer_id').notNull(),
    closedAt: moment('closed_at').notNull(),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [index('closed_customer_kept').on(table.keptUntil)],
)
