import * as z from 'zod'
import { FilterQuery } from '../offer/search-query.ts'

/** The filters of the list that stay true over time: not how new an offer is, and no page. */
export const SearchFilters = FilterQuery.omit({ publicada: true })
export type SearchFilters = z.output<typeof SearchFilters>

/**
 * The filters of a search as they are stored. A change of `SearchFilters` that stored values do not fit gets the next number, and
 * `readStoredSearch` a line that turns the one before into it. Version 1: the names and codes of the list of 2026-11.
 */
export interface StoredSearch {
  version: 1
  filters: SearchFilters
}

export const writeStoredSearch = (filters: SearchFilters): StoredSearch => ({
  version: 1,
  filters: SearchFilters.parse(filters),
})

/** The filters of a stored value of any version. Throws if no release wrote it. */
export function readStoredSearch(stored: unknown): SearchFilters {
  const { filters } = z.object({ version: z.literal(1), filters: z.unknown() }).parse(stored)
  return SearchFilters.parse(filters)
}
