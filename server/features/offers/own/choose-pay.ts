import { annualPay, USUAL_PAYMENTS } from '#contract/values/pay/pay.ts'
import { DEFAULT_WORKDAY_ID, SALARY_MAX } from '#contract/constants.ts'
import type { Change } from '#server/database/change.ts'
import type { OfferValues } from '../queries.ts'

type Pay = Pick<
  OfferValues,
  'annualSalary' | 'salaryMax' | 'payPeriod' | 'periodPay' | 'periodPayMax' | 'payments' | 'workdayId'
>

const byYear = { payPeriod: 'anual', periodPay: null, periodPayMax: null, payments: null } as const

/** The pay of a new offer, or of one after these changes. By the year where it is stated so, or where no amount is stated. */
export function choosePay(fields: Pay): Omit<Pay, 'workdayId'>
export function choosePay(changes: Partial<Change<Pay>>, kept: Pay): Partial<Change<Pay>>
export function choosePay(changes: Partial<Change<Pay>>, kept?: Pay): Partial<Change<Pay>> {
  const period = changes.payPeriod ?? periodOfOlderClient(changes, kept)
  const amount = changes.periodPay === undefined ? kept?.periodPay : changes.periodPay
  if (period === 'anual' || !amount) {
    // Without an amount nothing is stated, whatever stood there by the year.
    const nothing = period === 'anual' ? {} : { annualSalary: 0, salaryMax: null }
    return { ...byYear, annualSalary: changes.annualSalary, salaryMax: chooseSalaryMax(changes, kept), ...nothing }
  }
  const amountMax = (changes.periodPayMax === undefined ? kept?.periodPayMax : changes.periodPayMax) ?? null
  const payments = period === 'mensual' ? (changes.payments ?? kept?.payments ?? USUAL_PAYMENTS) : null
  const workdayId = changes.workdayId ?? kept?.workdayId ?? DEFAULT_WORKDAY_ID
  const yearOf = (pay: number) => annualPay({ period, amount: pay, payments, workdayId })
  return {
    payPeriod: period,
    periodPay: amount,
    periodPayMax: amountMax,
    payments,
    annualSalary: yearOf(amount),
    salaryMax: amountMax === null ? null : yearOf(amountMax),
  }
}

/** A client that knows no periods may state another annual salary: then it is by the year. */
function periodOfOlderClient(changes: Partial<Change<Pay>>, kept?: Pay): Pay['payPeriod'] {
  const isOther = changes.annualSalary !== undefined && changes.annualSalary !== kept?.annualSalary
  return kept && !(isOther && changes.periodPay === undefined) ? kept.payPeriod : 'anual'
}

/** A client that knows no range may raise the salary beyond it, or remove the salary: then the range ends. */
function chooseSalaryMax({ annualSalary, salaryMax }: Partial<Change<Pay>>, kept?: Pay): number | null | undefined {
  const isOutside = annualSalary === 0 || (annualSalary ?? 0) > (kept?.salaryMax ?? SALARY_MAX)
  return isOutside && salaryMax === undefined ? null : salaryMax
}
