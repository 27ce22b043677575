import { judgeQuestion } from '#contract/values/question-rules/judge-question.ts'
import { AppError } from '#server/errors.ts'
import type { NewQuestion } from './queries.ts'
import { questionRefused } from './texts.ts'

/** Refuses a forbidden question, with the reason (`question_refused`). */
export function requireAllowed({ text, options = [], unit }: NewQuestion): void {
  const refused = judgeQuestion([text, ...options, unit ?? ''].join('\n'))
  if (refused) throw new AppError('question_refused', { sentence: questionRefused(text, refused.rule) })
}
