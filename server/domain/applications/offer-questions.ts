import { sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { offer, offerQuestion } from '#server/database/schema/schema.ts'

/**
 * The questions that an offer asks, each in one line with its options, as rules and operators read them: a column of a query on `offer`.
 * The names are written out, because Drizzle names columns without their table where a query has one table.
 */
export const questionLines = sql<string[]>`array(
  select concat_ws(' / ', question.text, question.unit, nullif(array_to_string(question.options, ' / '), ''))
  from unnest("offer".question_ids) with ordinality asked (id, place) join ${offerQuestion} question on question.id = asked.id
  order by asked.place
)`

export type Question = Omit<typeof offerQuestion.$inferSelect, 'offerId'>

const { id, kind, text, options, unit, isRequired } = offerQuestion
const question = { id, kind, text, options, unit, isRequired }
const isAsked = sql`${id} = any(${offer.questionIds})`
const place = sql`array_position(${offer.questionIds}, ${id})`

/** The questions of each of these offers, in their order. An offer that asks nothing, or does not exist, is missing. */
export async function listQuestions(db: Handle, offerIds: readonly number[]): Promise<Map<number, Question[]>> {
  const rows = await db
    .select({ offerId: offer.id, question })
    .from(offer)
    .innerJoin(offerQuestion, isAsked)
    .where(sql`${offer.id} = any(${sql.param(offerIds)})`)
    .orderBy(offer.id, place)
  const found = new Map<number, Question[]>()
  for (const row of rows) found.set(row.offerId, [...(found.get(row.offerId) ?? []), row.question])
  return found
}

/** The questions that one offer asks, in their order. */
export const listQuestionsOf = async (db: Handle, offerId: number): Promise<Question[]> =>
  (await listQuestions(db, [offerId])).get(offerId) ?? []
