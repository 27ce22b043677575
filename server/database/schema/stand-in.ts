import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../column-types.ts'

// The tables of the stand-in for Stripe. The product never reads them: it calls the stand-in over HTTP, like Stripe.

/** A customer, checkout session, subscription or invoice, as Stripe's API shows it. */
export const standInObject = pgTable(
  'stand_in_object',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id'),
    body: jsonb('body').notNull(),
    /** When the next change by time is due: a period ends, or a delayed payment is decided. */
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('stand_in_object_customer').on(table.customerId), index('stand_in_object_due').on(table.dueAt)],
)

/** A webhook event to deliver. */
export const standInEvent = pgTable(
  'stand_in_event',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    body: jsonb('body').notNull(),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    index('stand_in_event_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.deliveredAt} is null`),
  ],
)
