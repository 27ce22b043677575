import { unitOfNumber } from '#contract/values/spanish/unit-of-number.ts'
import { fieldNames } from '#server/database/field-names.ts'
import type { AnswerRow } from './queries.ts'
import { yesOrNo } from './texts.ts'

const given = { pregunta_id: 'id', valor: 'value' } as const

export const { read: fromAnswer } = fieldNames(given)
export const { write: toGivenAnswer } = fieldNames({ ...given, tipo: 'kind', texto: 'text', unidad: 'unit' })

/** The cells of an application's answers in a table. The same question of two offers has one column. */
export const toAnswerCells = (answers: readonly AnswerRow[]): Record<string, string> =>
  Object.fromEntries(answers.map(({ text, unit, value }) => [`Respuesta: ${text}`, shown(value, unit)]))

const shown = (value: AnswerRow['value'], unit: string | null): string => {
  if (typeof value === 'boolean') return yesOrNo(value)
  if (typeof value === 'string') return value
  return `${value.toLocaleString('es-ES', { useGrouping: false })} ${unitOfNumber(value, unit)}`.trimEnd()
}
