/** In what an offer states its pay. */
export const PAY_PERIODS = ['anual', 'mensual', 'hora'] as const
export type PayPeriod = (typeof PAY_PERIODS)[number]

/** How many monthly payments a year may have. */
export const PAYMENTS_A_YEAR = [12, 14] as const
export type PaymentsAYear = (typeof PAYMENTS_A_YEAR)[number]

/** The usual number of payments: two extra ones a year (Estatuto de los Trabajadores, article 31). */
export const USUAL_PAYMENTS = 14

/** The longest lawful working year: 40 hours a week on average (Estatuto de los Trabajadores, article 34). */
export const FULL_YEAR_HOURS = 1826

/** The largest pay for a month or an hour. */
export const PERIOD_PAY_MAX = 700_000

/** A range that says nothing: «de 1 a 10.000.000 €». Without a lower end it is none. */
export const isRangeTooWide = (least: number, most: number): boolean => least > 0 && most > 10 * least

export const roundToCents = (amount: number): number => Math.round(amount * 100) / 100

const FULL_TIME = 1

interface PeriodPay {
  period: PayPeriod
  /** Gross euros in that period. */
  amount: number
  payments: number | null
  workdayId: number
}

/**
 * Gross euros a year of a pay that is stated in another period, to compare offers. An hour of a part-time job counts for half a
 * full-time year, because offers do not state how many hours it has.
 */
export function annualPay({ period, amount, payments, workdayId }: PeriodPay): number {
  if (period === 'mensual') return Math.round(amount * (payments ?? USUAL_PAYMENTS))
  if (period === 'hora') return Math.round(amount * (workdayId === FULL_TIME ? FULL_YEAR_HOURS : FULL_YEAR_HOURS / 2))
  return Math.round(amount)
}
