import { filterNames, type ListFilters } from '#contract/offer/filters.ts'
import { filterConditions, type OfferFilters } from './offer-filters.ts'

/** `today`: YYYY-MM-DD */
export function fromFilters(filters: ListFilters, today: string): OfferFilters {
  const given = filterNames.flatMap((name) => {
    const { name: english, read } = filterConditions[name]
    return filters[name] === undefined ? [] : [[english, read(filters[name] as never, today)] as const]
  })
  return { ...Object.fromEntries(given), today }
}
