import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { ALERT_FREQUENCIES } from '#contract/values/alert-frequencies.ts'
import { moment, ownId } from '../column-types.ts'
import { offer } from './offers/offers.ts'
import { account } from './people.ts'

/** The reader of mails about new offers: an account or, without one, the address of a visitor. */
export const subscriber = pgTable(
  'subscriber',
  {
    id: ownId(),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** Of a visitor. An account has its own. */
    email: text('email'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('subscriber_account_unique').on(table.accountId),
    uniqueIndex('subscriber_email_unique').on(sql`lower(${table.email})`),
    check('subscriber_is_one', sql`num_nonnulls(${table.accountId}, ${table.email}) = 1`),
  ],
)

/** A stored search. New offers that it finds are mailed to its subscriber. */
export const alert = pgTable(
  'alert',
  {
    id: ownId(),
    subscriberId: integer('subscriber_id')
      .notNull()
      .references(() => subscriber.id, { onDelete: 'cascade' }),
    /** What `writeStoredSearch` makes. Only `readStoredSearch` understands every version of it. */
    filters: jsonb('filters').notNull(),
    frequency: text('frequency', { enum: ALERT_FREQUENCIES }).notNull(),
    isPaused: boolean('paused').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When the link of the first mail was pressed. Null: a visitor has not pressed it yet. */
    confirmedAt: moment('confirmed_at'),
    /** The last number of `announced_offer` that it was asked for. */
    toldThrough: integer('told_through').notNull(),
    /** When its last mail was queued, and when it was sent. It may have had no offer left to name. */
    queuedAt: moment('queued_at'),
    mailedAt: moment('mailed_at'),
    /** When its subscriber last said that it is wanted. */
    wantedAt: moment('wanted_at').notNull(),
    /** When the subscriber was asked whether it is still wanted. Null: not asked since `wanted_at`. */
    askedAt: moment('asked_at'),
  },
  (table) => [
    index('alert_subscriber').on(table.subscriberId, table.id),
    index('alert_wanted').on(table.wantedAt),
    index('alert_unconfirmed')
      .on(table.createdAt)
      .where(sql`${table.confirmedAt} is null`),
    check('alert_frequency_known', sql`${table.frequency} in ('inmediata', 'diaria', 'semanal')`),
  ],
)

/**
 * An offer that became public for the first time. Triggers add it; one that is paused and published again is not new.
 * All offers that are new since the last look have one number.
 */
export const announcedOffer = pgTable(
  'announced_offer',
  {
    offerId: integer('offer_id')
      .primaryKey()
      .references(() => offer.id, { onDelete: 'cascade' }),
    /** Null: newer than the last look. */
    number: integer('number'),
  },
  (table) => [
    index('announced_offer_number').on(table.number),
    index('announced_offer_new')
      .on(table.offerId)
      .where(sql`${table.number} is null`),
  ],
)

/** An offer that was mailed to a subscriber, so that no other mail names it again. */
export const toldOffer = pgTable(
  'told_offer',
  {
    subscriberId: integer('subscriber_id')
      .notNull()
      .references(() => subscriber.id, { onDelete: 'cascade' }),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    /** The id of the mail. A repeated job finds its own offers by it. */
    mailId: text('mail_id').notNull(),
    toldOn: date('told_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriberId, table.offerId] }),
    index('told_offer_offer').on(table.offerId),
    index('told_offer_day').on(table.toldOn),
  ],
)

/** How often something happened on a day in Madrid, for operators. It says nothing about who. */
export const dailyCount = pgTable(
  'daily_count',
  {
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
)
