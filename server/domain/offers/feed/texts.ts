// By default es-ES writes 9000 without a separator.
const wholeNumber = new Intl.NumberFormat('es-ES', { useGrouping: 'always', maximumFractionDigits: 0 })

/** 0 means that the company gave no salary. */
interface Salary {
  annualSalary: number
  salaryMax: number | null
}

/** «24.000 – 28.000 € al año», «24.000 € al año», or «Salario no indicado». */
export function yearlySalary({ annualSalary: least, salaryMax: most }: Salary): string {
  if (most !== null && most > least) {
    const from = least > 0 ? `${wholeNumber.format(least)} – ` : 'Hasta '
    return `${from}${wholeNumber.format(most)}\u00a0€ al año`
  }
  return least > 0 ? `${wholeNumber.format(least)}\u00a0€ al año` : 'Salario no indicado'
}

export const feedTexts = {
  summary: (offer: Salary & { company: string; city: string; text: string }) =>
    `${offer.company} · ${offer.city} · ${yearlySalary(offer)}. ${offer.text}`,
} as const
