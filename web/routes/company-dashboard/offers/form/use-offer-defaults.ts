import { useQueryClient } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { useOfferDays, useSite } from '#web/document/site.ts'
import { dayAfter } from '#web/format/time/age.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { placeOfProfile } from '#web/forms/place-values.ts'

/** The first values of a new offer, and what the operator has decided for all. */
export function useOfferDefaults() {
  const { requiresSalary = false, firstLook } = useSite() ?? {}
  const usualExpiry = dayAfter(todayInMadrid(), useOfferDays())
  // Read at the press: the dashboard has loaded it.
  const company = useQueryClient().getQueryData(queries.companies.getInformation.queryKey())
  return { requiresSalary, firstLook, usualExpiry, usualPlace: company && placeOfProfile(company) }
}
