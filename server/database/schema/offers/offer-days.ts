import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { offer } from './offers.ts'

/** How often an offer was opened on a day in Madrid: a number, and nothing of who opened it. */
export const offerDay = pgTable(
  'offer_day',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    opened: integer('opened').notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.day] })],
)
