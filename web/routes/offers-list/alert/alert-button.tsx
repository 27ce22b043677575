import { describeSearch } from '#contract/offer/describe-search.ts'
import { SearchAlert } from '#web/apply/alerts/search-alert.tsx'
import { entryNamesOf, type Lists } from '../filters/choices.ts'
import { queryOf, type Filters } from '../filters/filters.ts'
import { useEditedAlert } from './use-edited-alert.ts'

interface AlertButtonProps {
  filters: Filters
  lists: Lists
  /** Only the bell. */
  look?: 'icon' | undefined
}

/** Offers an alert for the filters of the list, unless they are being chosen for another alert. */
export function AlertButton({ filters: { orden: _order, pagina: _page, ...filters }, lists, look }: AlertButtonProps) {
  const asked = queryOf(filters)
  const words = describeSearch(asked, entryNamesOf(asked, lists))
  return useEditedAlert() ? null : <SearchAlert filters={asked} {...{ words, look }} />
}
