import { filterNames, meantFilters, type FilterName, type SortName } from './filters.ts'

/** Null, 0 and an empty text filter nothing. */
type Given = { [Name in FilterName | 'pagina']?: string | number | null | undefined } & {
  orden?: SortName | null | undefined
  ciudad?: string | undefined
}

/** The address of the list with these filters. `from`: the kind of mail that links to it, which the page counts and removes. */
export function searchPath(filters: Given, from?: 'aviso'): string {
  const values = { ...meantFilters(filters), de: from }
  const query = new URLSearchParams()
  const names = [...filterNames, 'orden', 'pagina', 'de'] as const
  for (const name of names) if (values[name]) query.set(name, String(values[name]))
  return query.size > 0 ? `/pagina-principal?${query}` : '/pagina-principal'
}
