import type { FilterName, ListFilters } from '#contract/offer/filters.ts'
import { filterConditions, type OfferFilters } from './offer-filters.ts'

/** `today`: YYYY-MM-DD */
export function fromFilters(filters: ListFilters, today: string): OfferFilters {
  const given = Object.entries(filterConditions).flatMap(([spanish, { name, read }]) => {
    const value = filters[spanish as FilterName]
    return value === undefined ? [] : [[name, read(value as never, today)] as const]
  })
  return { ...Object.fromEntries(given), today }
}
