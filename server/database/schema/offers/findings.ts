import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Finding } from '#contract/values/offer-rules/judge-offer.ts'
import { offer } from './offers.ts'

/** Findings of the rules in an offer when it was last saved or judged. */
export const offerFinding = pgTable(
  'offer_finding',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    rule: text('rule').$type<Finding['rule']>().notNull(),
    field: text('field').$type<Finding['field']>().notNull(),
    /** The words of the offer. */
    found: text('found').notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.rule, table.field] })],
)
