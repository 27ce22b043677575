import { spanishNumber } from '../spanish/number.ts'
import type { PayPeriod } from './pay.ts'

/** The pay of an offer. All amounts are gross euros. */
export interface Pay {
  /** 0: not stated, or only its upper end. */
  annualSalary: number
  salaryMax: number | null
  payPeriod: PayPeriod
  /** The stated amount and its upper end, unless the pay is stated by the year. */
  periodPay: number | null
  periodPayMax: number | null
  payments: number | null
  /** Pay in addition, such as commissions. */
  variablePay: string | null
}

/** «1.500», «12,50»: both cents or none. */
const withCents = (amount: number): string => spanishNumber(amount, 2).replace(/,\d$/, '$&0')

const inEuros = (amount: number): string => `${withCents(amount)}\u00a0€`

const periods = { anual: 'al año', mensual: 'al mes', hora: 'por hora' } as const

function range(least: number, most: number | null): string {
  if (most === null || most <= least) return inEuros(least)
  return least > 0 ? `${withCents(least)} – ${inEuros(most)}` : `Hasta ${inEuros(most)}`
}

/** «24.000 – 28.000 € al año», «1.500 € al mes (14 pagas) + variable», «12,50 € por hora», or «Salario no indicado». */
export function payInWords(pay: Pay): string {
  const { annualSalary, salaryMax, payPeriod: period, payments } = pay
  const [least, most] = period === 'anual' ? [annualSalary, salaryMax] : [pay.periodPay ?? 0, pay.periodPayMax]
  if (least === 0 && most === null) return 'Salario no indicado'
  const times = period === 'mensual' && payments !== null ? ` (${payments} pagas)` : ''
  return `${range(least, most)} ${periods[period]}${times}${pay.variablePay ? ' + variable' : ''}`
}
