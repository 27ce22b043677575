import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { REPORT_REASONS } from '#contract/constants.ts'
import { REVIEW_REASONS } from '#contract/values/review-reasons.ts'
import { moment, ownId } from '../column-types.ts'
import { offer } from './offers/offers.ts'
import { company } from './people.ts'

/** The case of all reports of one offer before a decision. */
export const reportCase = pgTable(
  'report_case',
  {
    id: ownId(),
    /** Null: its company has deleted it. */
    offerId: integer('offer_id').references(() => offer.id, { onDelete: 'set null' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    offerName: text('offer_name').notNull(),
    /** Since when it is in the queue. Null: it is decided. */
    queuedAt: moment('queued_at'),
    /** `withdrawn`: the offer was hidden. `kept`: it was not. `gone`: its company had deleted it before a decision. */
    outcome: text('outcome', { enum: ['withdrawn', 'kept', 'gone'] }),
    decidedAt: moment('decided_at'),
    /** The account of the operator, which may be gone. */
    decidedBy: integer('decided_by'),
    /** The reason of hiding, for everybody, and the explanation, for the company and the authors of reports. */
    reason: text('reason', { enum: REVIEW_REASONS }),
    note: text('note'),
    /** When the company asked to look again, which it may once, and what it says. */
    secondAskedAt: moment('second_asked_at'),
    secondText: text('second_text'),
    /** This row before its last decision, for taking it back. */
    undo: jsonb('undo'),
  },
  (table) => [
    index('report_case_queue')
      .on(table.queuedAt, table.id)
      .where(sql`${table.queuedAt} is not null`),
    uniqueIndex('report_case_one_queued')
      .on(table.offerId)
      .where(sql`${table.queuedAt} is not null`),
    index('report_case_offer').on(table.offerId),
    index('report_case_company').on(table.companyId),
    index('report_case_decided').on(table.decidedAt),
    check('report_case_outcome_known', sql`${table.outcome} in ('withdrawn', 'kept', 'gone')`),
    check('report_case_queued_or_decided', sql`${table.queuedAt} is not null or ${table.outcome} is not null`),
    check('report_case_decided', sql`(${table.outcome} is null) = (${table.decidedAt} is null)`),
    check('report_case_withdrawn_has_reason', sql`${table.outcome} <> 'withdrawn' or ${table.reason} is not null`),
  ],
)

/** A visitor's report of an offer. Its company never learns who sent it. */
export const offerReport = pgTable(
  'offer_report',
  {
    id: ownId(),
    caseId: integer('case_id').notNull(),
    /** The number that its author got, `D-7K3M-9Q2X`. */
    receipt: text('receipt').notNull(),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    text: text('text'),
    /** Of the author, who wants to know the decision. */
    email: text('email'),
    createdAt: moment('created_at').notNull(),
    /** The decision of the case that the author was told last. */
    toldAt: moment('told_at'),
  },
  (table) => [
    unique('offer_report_receipt_unique').on(table.receipt),
    index('offer_report_case').on(table.caseId, table.id),
    foreignKey({ columns: [table.caseId], foreignColumns: [reportCase.id] }).onDelete('cascade'),
  ],
)
