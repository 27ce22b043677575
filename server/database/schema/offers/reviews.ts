import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { OfferRead } from '#contract/offer/read.ts'
import type { Finding } from '#contract/values/offer-rules/judge-offer.ts'
import { REVIEW_REASONS } from '#contract/values/review-reasons.ts'
import { moment } from '../../column-types.ts'
import { offer, type OfferSnapshot } from './offers.ts'

/** The texts of an offer that candidates read, with the names beside it. A change asks for another review. */
export interface ReviewedText extends OfferRead {
  /** Its cities with their provinces. */
  lugar: string
  /** Each with its options. */
  preguntas: string[]
  proyecto: string
  logo: string | null
}

type OfferReview = (typeof offer.$inferSelect)['review']

/**
 * The review of an offer that was in the queue at least once, or was changed after a decision. The result is
 * `offer.review`. An unreviewed offer gets a row when it is switched on.
 */
export const offerReview = pgTable(
  'offer_review',
  {
    offerId: integer('offer_id')
      .primaryKey()
      .references(() => offer.id, { onDelete: 'cascade' }),
    /** Its place in the queue: 1 where the rules found signs of fraud, 2 the others. */
    priority: smallint('priority').$type<1 | 2>().notNull().default(2),
    /** The start and the deadline in the queue. Null: not in the queue. */
    queuedAt: moment('queued_at'),
    dueAt: moment('due_at'),
    /** The last decision. `decidedBy` is the account of the operator, which may be gone. */
    decision: text('decision', { enum: ['approved', 'rejected'] }),
    decidedAt: moment('decided_at'),
    decidedBy: integer('decided_by'),
    /** Why it was rejected: one of a list for everybody, and a text for its company alone. */
    reason: text('reason', { enum: REVIEW_REASONS }),
    note: text('note'),
    /** The text of the offer before its company changed it after the review. Null: unchanged since. */
    textBefore: jsonb('text_before').$type<OfferSnapshot<ReviewedText>>(),
    /** The findings with which it joined the queue, if it had signs of fraud. Its company may have mended the text since. */
    raised: jsonb('raised').$type<Finding[]>(),
    /** The review and version of the offer and this row before the last decision, for taking it back. */
    undo: jsonb('undo').$type<{ review: OfferReview; version: number; row: object | null }>(),
  },
  (table) => [
    index('offer_review_queue')
      .on(table.priority, table.dueAt, table.offerId)
      .where(sql`${table.dueAt} is not null`),
    check('offer_review_priority_known', sql`${table.priority} in (1, 2)`),
    check('offer_review_queued_is_due', sql`(${table.queuedAt} is null) = (${table.dueAt} is null)`),
    check('offer_review_decided', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
    check('offer_review_decision_known', sql`${table.decision} in ('approved', 'rejected')`),
    check(
      'offer_review_rejected_has_reason',
      sql`coalesce(${table.decision} = 'rejected', false) = (${table.reason} is not null)`,
    ),
  ],
)
