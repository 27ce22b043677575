import { eq, sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { applicationAnswer, offer, offerQuestion } from '#server/database/schema/schema.ts'

const { id, kind, text, unit } = offerQuestion

/** The answers of each of these applications: to the present questions in their order, then to former ones. */
export async function listAnswers(db: Handle, applicationIds: readonly number[]) {
  const rows = await db
    .select({ applicationId: applicationAnswer.applicationId, id, kind, text, unit, value: applicationAnswer.value })
    .from(applicationAnswer)
    .innerJoin(offerQuestion, eq(id, applicationAnswer.questionId))
    .leftJoin(offer, eq(offer.id, offerQuestion.offerId))
    .where(sql`${applicationAnswer.applicationId} = any(${sql.param(applicationIds)}::bigint[])`)
    .orderBy(sql`array_position(${offer.questionIds}, ${id})`, id)
  return Map.groupBy(rows, (row) => row.applicationId)
}

export type AnswerRow = NonNullable<ReturnType<Awaited<ReturnType<typeof listAnswers>>['get']>>[number]

/** The answers of one application. */
export const listAnswersOf = async (db: Handle, applicationId: number): Promise<AnswerRow[]> =>
  (await listAnswers(db, [applicationId])).get(applicationId) ?? []
