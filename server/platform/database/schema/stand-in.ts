import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../column-types.ts'

// What the stand-in for Stripe keeps. The product never reads these: it asks over HTTP, as it would ask Stripe.

/** A customer, checkout session, subscription, invoice or portal session, as Stripe's API shows it. */
export const standInObject = pgTable(
  'stand_in_object',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id'),
    body: jsonb('body').notNull(),
    /** Goes up with every change: a form sent twice names the first. */
    revision: integer('revision').notNull().default(1),
    /** When time itself changes it: a period ends, a session expires, a delayed payment is decided. */
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('stand_in_object_customer').on(table.customerId), index('stand_in_object_due').on(table.dueAt)],
)

/** A notice that is to be delivered. */
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

/** The answer to a request that named an Idempotency-Key. */
export const standInAnswer = pgTable('stand_in_answer', {
  key: text('key').primaryKey(),
  /** Of what was asked: the same key for something else is a mistake. */
  fingerprint: text('fingerprint').notNull(),
  status: smallint('status').notNull(),
  body: jsonb('body').notNull(),
  createdAt: moment('created_at').notNull(),
})
