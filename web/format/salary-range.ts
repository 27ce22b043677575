import { formatTexts } from '#web/texts.ts'
import { euros } from './euros.ts'
import { groupDigits } from './group-digits.ts'

interface Salary {
  salario_anual: number
  salario_max: number | null
}

/** «24.000 – 28.000 € al año», «24.000 € al año», or «Salario no indicado». */
export function salaryRange({ salario_anual: least, salario_max: most }: Salary) {
  if (most === null || most <= least) return least > 0 ? formatTexts.aYear(euros(least)) : euros(least)
  return formatTexts.aYear(least > 0 ? `${groupDigits(least)} – ${euros(most)}` : `Hasta ${euros(most)}`)
}
