import { spanishNumber } from '#contract/values/spanish/number.ts'
import { unitOfNumber } from '#contract/values/spanish/unit-of-number.ts'

/** An answer to a question of an offer, in words: «Sí», «2,5 años». */
export function answerText(value: boolean | number | string, unit: string | null): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'string') return value
  return `${spanishNumber(value, 3)} ${unitOfNumber(value, unit)}`.trimEnd()
}
