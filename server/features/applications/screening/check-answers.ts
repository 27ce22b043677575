import { ANSWER_MAX } from '#contract/constants.ts'
import type { Question } from '#server/domain/applications/offer-questions.ts'
import type { AnswerValue } from '#contract/applications/screening.ts'
import { AppError } from '#server/errors.ts'
import { answerInvalid, answerMissing } from './texts.ts'

/** A candidate's answer. Null: unanswered. */
export interface SentAnswer {
  id: number
  value: AnswerValue | null
}

export interface CheckedAnswers {
  /** The questions that the candidate was asked. */
  asked: number[]
  answers: { id: number; value: AnswerValue }[]
}

/**
 * Refuses answers that do not fit their question (`answers_invalid`). Answers to questions that the offer does not ask are not judged: applying
 * compares `asked` with what the offer asks then.
 */
export function checkAnswers(questions: readonly Question[], sent: readonly SentAnswer[]): CheckedAnswers {
  const valueOf = new Map(sent.map(({ id, value }) => [id, value]))
  for (const question of questions) {
    const value = valueOf.get(question.id)
    if (value === undefined) continue
    if (value === null && question.isRequired) refuse(answerMissing(question.text))
    if (value !== null && !fits(question, value)) refuse(answerInvalid(question.text))
  }
  // A sender that does not know a question leaves it out. It may, where no answer is needed.
  const unknown = questions.filter(({ id, isRequired }) => !isRequired && !valueOf.has(id)).map(({ id }) => id)
  return {
    asked: [...valueOf.keys(), ...unknown],
    answers: [...valueOf].flatMap(([id, value]) => (value === null ? [] : [{ id, value }])),
  }
}

function refuse(sentence: string): never {
  throw new AppError('answers_invalid', { sentence })
}

function fits({ kind, options }: Question, value: AnswerValue): boolean {
  if (kind === 'si_no') return typeof value === 'boolean'
  if (kind === 'numero') return typeof value === 'number'
  return typeof value === 'string' && (kind === 'opcion' ? options.includes(value) : value.length <= ANSWER_MAX)
}
