import { AlertButton } from './alert/alert-button.tsx'
import type { Lists } from './filters/choices.ts'
import { FilterSheet } from './filters/filter-sheet.tsx'
import type { Filters } from './filters/filters.ts'
import { mayMatch, type Found } from './find-offers.ts'
import { useSettled } from './use-settled.ts'

interface PhoneToolsProps {
  filters: Filters
  found: Promise<Found> | Found
  lists: Lists
}

/** On phones «Filtros» and the alert are beside the city (filters.css). Elsewhere the filters are in the bar, and the alert beside the count. */
export function PhoneTools({ filters, found, lists }: PhoneToolsProps) {
  return (
    <div className="phone-tools">
      <FilterSheet filters={filters} lists={lists} />
      {mayMatch(useSettled(found)) && <AlertButton filters={filters} lists={lists} look="icon" />}
    </div>
  )
}
