import { useSearchParams } from 'react-router'
import { readFilters, type Filters } from '../section.ts'

/** The filters in the address. */
export function useFilters(): Filters {
  const [search] = useSearchParams()
  return readFilters(search)
}
