import { asc, eq, ne } from 'drizzle-orm'
import type { Tx } from '#server/database/open.ts'
import {
  account,
  application,
  applicationAnswer,
  company,
  offer,
  offerQuestion,
} from '#server/database/schema/schema.ts'
import { DEMO_COMPANY_EMAIL } from '../emails.ts'
import { present } from '../present.ts'
import { demoQuestions } from '../questions/demo-questions.ts'

/** Of the other companies every so many an offer asks something. */
const EVERY = 12

/**
 * Some offers ask questions, and their applicants have answered. All offers of the demo company but every third ask.
 */
export async function writeQuestions(tx: Tx): Promise<void> {
  const idsOf = (isOwn: boolean) =>
    tx
      .select({ id: offer.id })
      .from(offer)
      .innerJoin(company, eq(company.id, offer.companyId))
      .innerJoin(account, eq(account.id, company.accountId))
      .where(isOwn ? eq(account.email, DEMO_COMPANY_EMAIL) : ne(account.email, DEMO_COMPANY_EMAIL))
      .orderBy(asc(offer.id))
  const own = (await idsOf(true)).filter((_, place) => place % 3 !== 2)
  const others = (await idsOf(false)).filter((_, place) => place % EVERY === 0)
  for (const [place, { id }] of [...own, ...others].entries()) {
    await askAndAnswer(tx, id, demoQuestions.slice(0, 2 + (place % (demoQuestions.length - 1))))
  }
}

type DemoQuestion = (typeof demoQuestions)[number]

async function askAndAnswer(tx: Tx, offerId: number, questions: readonly DemoQuestion[]): Promise<void> {
  const rows = await tx
    .insert(offerQuestion)
    .values(
      questions.map(({ answers: _, ...question }) => ({
        ...question,
        options: 'options' in question ? [...question.options] : [],
        offerId,
      })),
    )
    .returning({ id: offerQuestion.id, text: offerQuestion.text })
  const idOf = new Map(rows.map(({ id, text }) => [text, id]))
  const asked = questions.map((question) => ({ ...question, id: present(idOf.get(question.text), question.text) }))
  await tx
    .update(offer)
    .set({ questionIds: asked.map(({ id }) => id) })
    .where(eq(offer.id, offerId))
  const applications = await tx
    .select({ id: application.id })
    .from(application)
    .where(eq(application.offerId, offerId))
    .orderBy(asc(application.id))
  const values = applications.flatMap(({ id }) =>
    asked.flatMap(({ id: questionId, answers }) => {
      const value = answers[id % answers.length] ?? null
      return value === null ? [] : [{ applicationId: id, questionId, value }]
    }),
  )
  if (values.length > 0) await tx.insert(applicationAnswer).values(values)
}
