import type * as z from 'zod'
import type { SentAnswer as AnswerOnWire } from '#contract/screening.ts'
import type { SentAnswer } from './check-answers.ts'

export const fromAnswer = ({ pregunta_id, valor }: z.output<typeof AnswerOnWire>): SentAnswer => ({
  id: pregunta_id,
  value: valor,
})
