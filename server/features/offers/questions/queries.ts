import { and, eq, sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { applicationAnswer, offer, offerQuestion } from '#server/database/schema/schema.ts'

/** A company's question. */
export type NewQuestion = Omit<typeof offerQuestion.$inferInsert, 'id' | 'offerId'>

/** Returns the id of the question. */
export async function insertQuestion(db: Handle, offerId: number, question: NewQuestion): Promise<number> {
  const [row] = await db
    .insert(offerQuestion)
    .values({ ...question, offerId })
    .returning({ id: offerQuestion.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

export const setRequired = (db: Handle, id: number, isRequired: boolean) =>
  db.update(offerQuestion).set({ isRequired }).where(eq(offerQuestion.id, id))

/** Sets the questions of the offer. Waits for running applications; later ones read the new questions. */
export const askQuestions = (db: Handle, offerId: number, questionIds: number[]) =>
  db.update(offer).set({ questionIds }).where(eq(offer.id, offerId))

/** Deletes questions without answers that the offer has dropped. */
export const forgetUnasked = (db: Handle, offerId: number, asked: number[]) =>
  db
    .delete(offerQuestion)
    .where(
      and(
        eq(offerQuestion.offerId, offerId),
        sql`${offerQuestion.id} <> all(${sql.param(asked)}::int[])`,
        sql`not exists (select from ${applicationAnswer} where ${applicationAnswer.questionId} = ${offerQuestion.id})`,
      ),
    )

const AT_ONCE = 1000

/** Deletes the questions of deleted offers that no application answers any more. Returns whether there may be more. */
export async function forgetLeftQuestions(db: Handle): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from ${offerQuestion} where id in (
    select id from ${offerQuestion} where ${offerQuestion.offerId} is null
      and not exists (select from ${applicationAnswer} where ${applicationAnswer.questionId} = ${offerQuestion.id})
    limit ${AT_ONCE})`)
  return rowCount === AT_ONCE
}
