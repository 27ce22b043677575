import { ANSWER_MAX, ANSWER_NUMBER_MAX } from '#contract/constants.ts'
import { readSpanishNumber } from '#contract/values/typed/spanish-number.ts'
import { cleanText, isVisible } from '#contract/values/text/visible-text.ts'
import type { AskedQuestion, SentAnswer } from '#web/api/types.ts'
import { applyQuestionTexts as texts } from './texts.ts'

/**
 * Typed or chosen answers by the id of the question. Yes and no are «si» and «no». A missing or empty one is
 * unanswered.
 */
export type TypedAnswers = Readonly<Record<number, string>>

/** Errors by the id of the question. */
export type AnswerErrors = Readonly<Record<number, string>>

/** Without what nobody sees, as the server takes it. */
const typed = (answers: TypedAnswers, { pregunta_id }: AskedQuestion): string => {
  const text = cleanText(answers[pregunta_id] ?? '').trim()
  return isVisible(text) ? text : ''
}

/** «1.500» and «2,5», and «2.5», which can mean nothing else. */
const numberOf = (text: string): number | null => (/^\d+\.\d{1,2}$/.test(text) ? Number(text) : readSpanishNumber(text))

function problemOf(question: AskedQuestion, text: string): string | null {
  if (text === '') return question.obligatoria ? texts.missing : null
  if (question.tipo === 'texto') return text.length > ANSWER_MAX ? texts.tooLong(ANSWER_MAX) : null
  if (question.tipo !== 'numero') return null
  const number = numberOf(text)
  if (number === null) return texts.numberInvalid
  return number > ANSWER_NUMBER_MAX ? texts.numberTooHigh : null
}

export function findErrors(questions: readonly AskedQuestion[], answers: TypedAnswers): AnswerErrors {
  const errors: Record<number, string> = {}
  for (const question of questions) {
    const problem = problemOf(question, typed(answers, question))
    if (problem) errors[question.pregunta_id] = problem
  }
  return errors
}

/** What is sent: each question that was shown, with null where nothing was answered. */
export const toAnswers = (questions: readonly AskedQuestion[], answers: TypedAnswers): SentAnswer[] =>
  questions.map((question) => ({
    pregunta_id: question.pregunta_id,
    valor: valueOf(question, typed(answers, question)),
  }))

function valueOf({ tipo }: AskedQuestion, text: string): SentAnswer['valor'] {
  if (text === '') return null
  if (tipo === 'si_no') return text === 'si'
  return tipo === 'numero' ? numberOf(text) : text
}
