import { spanishNumber } from '#contract/values/spanish/number.ts'
import { formatTexts } from '#web/texts.ts'

/** «24.000 €», or «Salario no indicado» for 0. */
export function euros(salary: number): string {
  return salary > 0 ? `${spanishNumber(salary)}\u00a0€` : formatTexts.noSalary
}

/** «€ 24.000 anuales», as the featured card of the landing page says it. */
export function yearlyEuros(salary: number): string {
  return salary > 0 ? formatTexts.yearly(spanishNumber(salary)) : formatTexts.noSalary
}
