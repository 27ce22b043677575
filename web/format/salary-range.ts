import { euros } from './euros.ts'
import { groupDigits } from './group-digits.ts'

interface Salary {
  salario_anual: number
  salario_max: number | null
}

/** «24.000 – 28.000 €», «24.000 €», or «Salario no indicado». */
export function salaryRange({ salario_anual: least, salario_max: most }: Salary) {
  if (most === null || most <= least) return euros(least)
  return least > 0 ? `${groupDigits(least)} – ${euros(most)}` : `Hasta ${euros(most)}`
}
