import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DISTANCES_KM } from '#contract/offer/distances.ts'
import { moment } from '../../column-types.ts'
import { offer } from './offers.ts'
import { candidate } from '../people.ts'

const candidateId = () =>
  integer('candidate_id')
    .notNull()
    .references(() => candidate.id, { onDelete: 'cascade' })

const offerId = () =>
  integer('offer_id')
    .notNull()
    .references(() => offer.id, { onDelete: 'cascade' })

/** An offer that a candidate keeps for later. */
export const savedOffer = pgTable(
  'saved_offer',
  {
    candidateId: candidateId(),
    offerId: offerId(),
    savedAt: moment('saved_at').notNull(),
    /** Its name when it was saved. The candidate reads it while operators hold the present one. Null: saved in the release before. */
    name: text('name'),
    /** When the mail that says that it ends soon was queued. Null: not yet. */
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.offerId] }),
    index('saved_offer_offer').on(table.offerId),
  ],
)

/** An offer that a candidate does not want to see suggested or mailed. */
export const dismissedOffer = pgTable(
  'dismissed_offer',
  { candidateId: candidateId(), offerId: offerId(), dismissedAt: moment('dismissed_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.offerId] }),
    index('dismissed_offer_offer').on(table.offerId),
  ],
)

/** The work that a candidate looks for, as declared. Suggestions read nothing else of the profile. */
export const candidateInterest = pgTable(
  'candidate_interest',
  {
    candidateId: candidateId().primaryKey(),
    positionIds: integer('position_ids').array().notNull(),
    sectorIds: integer('sector_ids').array().notNull(),
    provinceIds: integer('province_ids').array().notNull(),
    modalityIds: integer('modality_ids').array().notNull(),
    workdayIds: integer('workday_ids').array().notNull(),
    /** The name of a municipality, as in a search: offers up to so many km from it. Null: from none. */
    town: text('town'),
    distance: integer('distance').$type<(typeof DISTANCES_KM)[number]>().notNull().default(25),
    /** Whole euros a year. Null: any. */
    leastSalary: integer('least_salary'),
    /** Whether anything is suggested at all. */
    isOn: boolean('is_on').notNull().default(true),
    wantsMail: boolean('wants_mail').notNull().default(false),
    /** The Monday of the last mail. */
    mailedOn: date('mailed_on', { mode: 'string' }),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    check('candidate_interest_few_positions', sql`cardinality(${table.positionIds}) <= 5`),
    index('candidate_interest_mail')
      .on(table.candidateId)
      .where(sql`${table.wantsMail} and ${table.isOn}`),
  ],
)
