import { formatTexts } from '#web/texts.ts'

interface Price {
  /** In the currency's smallest unit. */
  importe: number
  /** ISO 4217, in upper or lower case. */
  moneda: string
  periodo: 'month' | 'year'
}

/** «29 €/mes»; with cents only if there are any. */
export function periodPrice({ importe, moneda, periodo }: Price): string {
  const format = new Intl.NumberFormat('es-ES', {
    style: 'currency',
    currency: moneda,
    useGrouping: 'always',
    trailingZeroDisplay: 'stripIfInteger',
  })
  // Most currencies have cents, some have none.
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return formatTexts.perPeriod[periodo](format.format(importe / 10 ** maximumFractionDigits))
}
