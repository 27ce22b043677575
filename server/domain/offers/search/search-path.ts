import type { SearchFilters } from '#contract/following/stored-search.ts'

/** The list with these filters. `from`: the kind of mail that links to it, which the page counts and removes. */
export function searchPath(filters: SearchFilters, from?: 'aviso'): string {
  const given = Object.entries({ ...filters, de: from }).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `/pagina-principal?${query}` : '/pagina-principal'
}
