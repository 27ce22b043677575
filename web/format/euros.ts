import { formatTexts } from '#web/texts.ts'
import { groupDigits } from './group-digits.ts'

/** «24.000 €», or «Salario no indicado» for 0. */
export function euros(salary: number): string {
  return salary > 0 ? `${groupDigits(salary)}\u00a0€` : formatTexts.noSalary
}

/** «€ 24.000 anuales», as the featured card of the landing page says it. */
export function yearlyEuros(salary: number): string {
  return salary > 0 ? formatTexts.yearly(groupDigits(salary)) : formatTexts.noSalary
}
