import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../../column-types.ts'
import { offer } from './offers.ts'
import { company } from '../people.ts'

/** The words of name and description that an operator rejected. They outlive the offer, so that it cannot come back as a new one. */
export const rejectedText = pgTable(
  'rejected_text',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    hash: bytea('hash').notNull(),
    rejectedAt: moment('rejected_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.hash] })],
)

/**
 * The words of long descriptions, to find copies. Short descriptions lack a row, as do unjudged ones of older releases.
 */
export const offerText = pgTable(
  'offer_text',
  {
    offerId: integer('offer_id')
      .primaryKey()
      .references(() => offer.id, { onDelete: 'cascade' }),
    hash: bytea('hash').notNull(),
    /** Since when the offer has this description. Of two alike the later one is the copy. */
    since: moment('since').notNull(),
  },
  (table) => [index('offer_text_hash').on(table.hash)],
)
