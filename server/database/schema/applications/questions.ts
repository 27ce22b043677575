import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AnswerValue } from '#contract/applications/screening.ts'
import { QUESTION_KINDS } from '#contract/constants.ts'
import { ownId } from '../../column-types.ts'
import { application } from './applications.ts'
import { offer } from '../offers/offers.ts'

/**
 * A question to applicants. Its text never changes: a changed question is another row. It is asked while
 * `offer.question_ids` contains it, and stays as long as an answer exists.
 */
export const offerQuestion = pgTable(
  'offer_question',
  {
    id: ownId(),
    /** Null: the offer is gone. */
    offerId: integer('offer_id').references(() => offer.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: QUESTION_KINDS }).notNull(),
    text: text('text').notNull(),
    /** Of which one is chosen. */
    options: text('options').array().notNull().default([]),
    /** Follows a number. */
    unit: text('unit'),
    isRequired: boolean('is_required').notNull(),
  },
  (table) => [
    index('offer_question_offer').on(table.offerId),
    // For the housekeeping, which deletes those that nobody has answered.
    index('offer_question_left')
      .on(table.id)
      .where(sql`${table.offerId} is null`),
    check('offer_question_kind_known', sql`${table.kind} in ('si_no', 'opcion', 'numero', 'texto')`),
    check('offer_question_options_fit', sql`(${table.kind} = 'opcion') = (cardinality(${table.options}) > 0)`),
  ],
)

/** A candidate's answer to a question, sent with the application. */
export const applicationAnswer = pgTable(
  'application_answer',
  {
    applicationId: bigint('application_id', { mode: 'number' })
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => offerQuestion.id),
    value: jsonb('value').$type<AnswerValue>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.questionId] }),
    index('application_answer_question').on(table.questionId),
  ],
)
