import { useSearchParams } from 'react-router'
import { readDeskFilters, readOpened } from './desk-address.ts'

/** The filters in the address, and the application that is open beside the list. */
export function useDesk() {
  const [search] = useSearchParams()
  return { filters: readDeskFilters(search), opened: readOpened(search) }
}
