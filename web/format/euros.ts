import { formatTexts } from '#web/texts.ts'

// By default es-ES does not group four digits.
const integer = new Intl.NumberFormat('es-ES', { useGrouping: 'always', maximumFractionDigits: 0 })

/** «24.000 €», or «Salario no indicado» for 0. */
export function euros(salary: number): string {
  return salary > 0 ? `${integer.format(salary)}\u00a0€` : formatTexts.noSalary
}

/** «€ 24.000 anuales», as the featured card of the landing page says it. */
export function yearlyEuros(salary: number): string {
  return salary > 0 ? formatTexts.yearly(integer.format(salary)) : formatTexts.noSalary
}
