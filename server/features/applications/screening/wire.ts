import type * as z from 'zod'
import type { GivenAnswer, SentAnswer as AnswerOnWire } from '#contract/applications/screening.ts'
import { unitOfNumber } from '#contract/values/spanish/unit-of-number.ts'
import type { SentAnswer } from './check-answers.ts'
import type { AnswerRow } from './queries.ts'
import { yesOrNo } from './texts.ts'

export const fromAnswer = ({ pregunta_id, valor }: z.output<typeof AnswerOnWire>): SentAnswer => ({
  id: pregunta_id,
  value: valor,
})

export const toGivenAnswer = ({ id, kind, text, unit, value }: AnswerRow): z.output<typeof GivenAnswer> => ({
  pregunta_id: id,
  tipo: kind,
  texto: text,
  unidad: unit,
  valor: value,
})

/** All answers of an application in one cell of a table. */
export const toAnswerCell = (answers: readonly AnswerRow[]): string =>
  answers.map(({ text, unit, value }) => `${text} ${shown(value, unit)}`).join(' | ')

const shown = (value: AnswerRow['value'], unit: string | null): string => {
  if (typeof value === 'boolean') return yesOrNo(value)
  if (typeof value === 'string') return value
  return `${value.toLocaleString('es-ES', { useGrouping: false })} ${unitOfNumber(value, unit)}`.trimEnd()
}
