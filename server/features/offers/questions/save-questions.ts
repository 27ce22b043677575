import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/database/open.ts'
import { listQuestionsOf, type Question } from '#server/domain/applications/offer-questions.ts'
import { requireAllowed } from './require-allowed.ts'
import {
  askQuestions,
  forgetLeftQuestions,
  forgetUnasked,
  insertQuestion,
  setRequired,
  type NewQuestion,
} from './queries.ts'

/**
 * Sets the questions of the offer, in this order. A question with the same text keeps its id and its answers, even if
 * it moves or becomes required. Any other is new and may be refused (`question_refused`). The company is locked, and so
 * is the offer, unless this transaction has created it.
 */
export async function saveQuestions(tx: Tx, offerId: number, wanted: NewQuestion[]): Promise<void> {
  const before = await listQuestionsOf(tx, offerId)
  const ids: number[] = []
  for (const question of wanted) {
    const same = before.find((asked) => asksTheSame(asked, question))
    if (!same) requireAllowed(question)
    if (same && same.isRequired !== question.isRequired) await setRequired(tx, same.id, question.isRequired)
    ids.push(same?.id ?? (await insertQuestion(tx, offerId, question)))
  }
  const idsBefore = before.map(({ id }) => id)
  if (isDeepStrictEqual(ids, idsBefore)) return
  await askQuestions(tx, offerId, ids)
  await forgetUnasked(tx, offerId, ids)
}

const asksTheSame = (asked: Question, { kind, text, options = [], unit = null }: NewQuestion): boolean =>
  asked.kind === kind && asked.text === text && asked.unit === unit && isDeepStrictEqual(asked.options, options)

/** A copy of an offer asks what its original asks. */
export async function copyQuestions(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  const ids: number[] = []
  for (const { id: _, ...question } of await listQuestionsOf(tx, from)) ids.push(await insertQuestion(tx, to, question))
  if (ids.length > 0) await askQuestions(tx, to, ids)
}

/** Deletes the questions of deleted offers after their last answer. */
export async function sweepQuestions({ db }: Pick<Deps, 'db'>): Promise<void> {
  while (await forgetLeftQuestions(db)) {
    // The next ones.
  }
}
