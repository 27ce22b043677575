import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../column-types.ts'
import { company } from './people.ts'

/** The state of a company at the payment provider, as last read there. `company.plan` is derived from it. */
export const companySubscription = pgTable(
  'company_subscription',
  {
    companyId: integer('company_id')
      .primaryKey()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** The mode of the ids below. A purchase in test mode does not count in live mode. */
    mode: text('mode', { enum: ['live', 'test', 'stand-in'] }).notNull(),
    /** Idempotency key: the provider answers a repeated request with the result of the first one. */
    key: uuid('key').notNull().defaultRandom(),
    customerId: text('customer_id'),
    checkoutAttempt: integer('checkout_attempt').notNull().default(0),
    /** The checkout of that attempt, set when it has started. */
    checkoutId: text('checkout_id'),
    checkoutStartedAt: moment('checkout_started_at'),
    /** A checkout whose delayed payment failed. The checkout itself looks the same as one that is still pending. */
    failedCheckoutId: text('failed_checkout_id'),
    /** Taken before each request to the provider. A response older than the last applied one is ignored. */
    ticket: bigint('ticket', { mode: 'number' }).notNull().default(0),
    appliedTicket: bigint('applied_ticket', { mode: 'number' }).notNull().default(0),
    subscriptionId: text('subscription_id'),
    status: text('status'),
    periodEndsAt: moment('period_ends_at'),
    /** The end of a cancelled subscription. */
    endsAt: moment('ends_at'),
    /** A charge failed: the company stays premium until this moment. */
    graceUntil: moment('grace_until'),
  },
  (table) => [
    unique('company_subscription_customer_unique').on(table.customerId),
    check('company_subscription_mode_known', sql`${table.mode} in ('live', 'test', 'stand-in')`),
  ],
)

/** An applied webhook event, saved in the same transaction, so that a repeated delivery changes nothing. */
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
