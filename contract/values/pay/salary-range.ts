import { payInWords } from './pay-in-words.ts'
import type { PayPeriod } from './pay.ts'

interface PaidOffer {
  salario_anual: number
  salario_max: number | null
  salario_periodo: PayPeriod
  salario_importe: number | null
  salario_importe_max: number | null
  salario_pagas: number | null
  salario_variable: string | null
}

/** «24.000 – 28.000 € al año», «1.500 € al mes (14 pagas)», or «Salario no indicado». */
export const salaryRange = (offer: PaidOffer): string =>
  payInWords({
    annualSalary: offer.salario_anual,
    salaryMax: offer.salario_max,
    payPeriod: offer.salario_periodo,
    periodPay: offer.salario_importe,
    periodPayMax: offer.salario_importe_max,
    payments: offer.salario_pagas,
    variablePay: offer.salario_variable,
  })
