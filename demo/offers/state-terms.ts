import { MINIMUM_WAGE } from '#contract/values/offer-rules/minimum-wage.ts'
import { REMOTE_MODALITY_ID } from '#contract/values/job-terms/offer-places.ts'
import { annualPay, USUAL_PAYMENTS } from '#contract/values/pay/pay.ts'
import type { DemoOffer } from './demo-offer.ts'
import { PART_TIME } from './choose-terms.ts'

export type Terms = Pick<
  DemoOffer,
  | 'annualSalary'
  | 'salaryMax'
  | 'payPeriod'
  | 'periodPay'
  | 'periodPayMax'
  | 'payments'
  | 'variablePay'
  | 'agreement'
  | 'reservedFor'
  | 'moreMunicipalityIds'
  | 'isEverywhere'
>
type Plain = Pick<
  DemoOffer,
  'name' | 'annualSalary' | 'salaryMax' | 'workdayId' | 'modalityId' | 'sectorId' | 'municipalityId'
>

const LARGE_CITIES = [41_091, 29_067, 46_250, 8019, 50_297, 48_020]

/** The agreements of some sectors, by the sector's id. */
const agreements: Readonly<Record<number, string>> = {
  7: 'Comercio (provincial)',
  8: 'Construcción (general del sector)',
  16: 'Hostelería (provincial)',
  20: 'Limpieza de edificios y locales (provincial)',
  21: 'Transporte de mercancías por carretera (provincial)',
}

/** How the offer states its pay, for whom it is and where: some by the month or the hour, some in several cities. `number` decides which. */
export function stateTerms(offer: Plain, number: number): Terms {
  const isEverywhere = offer.modalityId === REMOTE_MODALITY_ID && number % 3 === 0
  return {
    ...payOf(offer, number),
    variablePay: /comercial|ventas/i.test(offer.name) ? 'Comisiones por objetivos' : null,
    agreement: agreements[offer.sectorId] ?? null,
    reservedFor: number % 23 === 7 ? 'cuota' : null,
    moreMunicipalityIds: isEverywhere || number % 9 !== 4 ? [] : citiesBeside(offer.municipalityId, 1 + (number % 3)),
    isEverywhere,
  }
}

const citiesBeside = (first: number, count: number): number[] =>
  LARGE_CITIES.filter((id) => id !== first).slice(0, count)

const HOUR_STEP = 0.5
const MONTH_STEP = 10

function payOf(offer: Plain, number: number) {
  const { annualSalary, salaryMax, workdayId } = offer
  const byYear = { payPeriod: 'anual', periodPay: null, periodPayMax: null, payments: null } as const
  const isHourly = workdayId === PART_TIME && number % 4 === 1
  const isMonthly = annualSalary < 24_000 && number % 4 === 3
  if (!isHourly && !isMonthly) return { annualSalary, salaryMax, ...byYear }
  const [period, payments, step] = isHourly
    ? (['hora', null, HOUR_STEP] as const)
    : (['mensual', USUAL_PAYMENTS, MONTH_STEP] as const)
  const yearOf = (amount: number) => annualPay({ period, amount, payments, workdayId })
  // Rounded up, and not below the minimum wage: a year of few weekly hours says little about an hour.
  const least = isHourly ? MINIMUM_WAGE.hour : 0
  const amountOf = (annual: number) => Math.ceil(Math.max(annual / yearOf(1), least) / step) * step
  const periodPay = amountOf(annualSalary)
  const periodPayMax = salaryMax === null ? null : amountOf(salaryMax)
  return {
    annualSalary: yearOf(periodPay),
    salaryMax: periodPayMax === null ? null : yearOf(periodPayMax),
    payPeriod: period,
    periodPay,
    periodPayMax,
    payments,
  }
}
