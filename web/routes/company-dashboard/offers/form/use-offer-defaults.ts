import { useQueryClient } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { useOfferDays, useSite } from '#web/document/site.ts'
import { dayAfter } from '#web/format/time/age.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { placeOfProfile } from '#web/forms/place-values.ts'

/** The first values of a new offer, and whether this site requires its pay. */
export function useOfferDefaults() {
  const requiresSalary = useSite()?.requiresSalary ?? false
  const usualExpiry = dayAfter(todayInMadrid(), useOfferDays())
  // Read at the press: the dashboard has loaded it.
  const company = useQueryClient().getQueryData(queries.companies.getInformation.queryKey())
  return { requiresSalary, usualExpiry, usualPlace: company && placeOfProfile(company) }
}
