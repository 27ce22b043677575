import { useWatch } from 'react-hook-form'
import { DEFAULT_WORKDAY_ID } from '#contract/constants.ts'
import { annualPay } from '#contract/values/pay/pay.ts'
import { readSpanishNumber } from '#contract/values/typed/spanish-number.ts'
import type { OfferValues } from './offer-schema.ts'

/** The pay that is typed: gross euros a year, and an hour if it is stated so. 0 if it cannot be read. */
export function usePay(): { annual: number; hourly: number | null } {
  const [period, year, amount, payments, workdayId] = useWatch<
    OfferValues,
    ['salario_periodo', 'salario_anual', 'salario_importe', 'salario_pagas', 'mst_jornada_id']
  >({ name: ['salario_periodo', 'salario_anual', 'salario_importe', 'salario_pagas', 'mst_jornada_id'] })
  if (period === 'anual') return { annual: readSpanishNumber(year) ?? 0, hourly: null }
  const typed = readSpanishNumber(amount) ?? 0
  const stated = { period, amount: typed, payments: Number(payments), workdayId: workdayId ?? DEFAULT_WORKDAY_ID }
  return { annual: annualPay(stated), hourly: period === 'hora' ? typed : null }
}
