import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../column-types.ts'
import { company } from './people.ts'

/** What a company has with the provider of payments, as it was last read there. `company.plan` is what follows from it. */
export const companySubscription = pgTable(
  'company_subscription',
  {
    companyId: integer('company_id')
      .primaryKey()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Which world the ids below are of: what was bought in a test is worth nothing where money moves. */
    mode: text('mode', { enum: ['live', 'test', 'stand-in'] }).notNull(),
    /** Makes the provider answer a request told twice with what the first one made. */
    key: uuid('key').notNull().defaultRandom(),
    customerId: text('customer_id'),
    checkoutAttempt: integer('checkout_attempt').notNull().default(0),
    /** The checkout of that attempt, once it has begun. */
    checkoutId: text('checkout_id'),
    checkoutStartedAt: moment('checkout_started_at'),
    /** A checkout whose delayed payment failed: nothing in itself tells it from one that still waits. */
    failedCheckoutId: text('failed_checkout_id'),
    /** Drawn before the provider is asked; what was read with an older one than the last applied is thrown away. */
    ticket: bigint('ticket', { mode: 'number' }).notNull().default(0),
    appliedTicket: bigint('applied_ticket', { mode: 'number' }).notNull().default(0),
    subscriptionId: text('subscription_id'),
    status: text('status'),
    periodEndsAt: moment('period_ends_at'),
    /** Cancelled for then. */
    endsAt: moment('ends_at'),
    /** A charge failed: so long it stays premium. */
    graceUntil: moment('grace_until'),
  },
  (table) => [
    unique('company_subscription_customer_unique').on(table.customerId),
    check('company_subscription_mode_known', sql`${table.mode} in ('live', 'test', 'stand-in')`),
  ],
)

/** A notice of the provider that has had its effect, written down together with it: told again it has none. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('payment_event_received').on(table.receivedAt), index('payment_event_company').on(table.companyId)],
)
