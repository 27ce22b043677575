import type { Price } from '../shapes.ts'

/** The only price of the stand-in. */
export const premiumPrice: Price = {
  id: 'price_faro_premium',
  object: 'price',
  active: true,
  currency: 'eur',
  livemode: false,
  product: 'prod_faro_premium',
  recurring: { interval: 'month', interval_count: 1 },
  unit_amount: 2900,
}

/** One month later; the last day of that month if the day does not exist in it. */
export function nextMonth(instant: Date): Date {
  const next = new Date(instant)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(instant.getUTCDate(), lastDay))
  return next
}
