import type { Alert } from '#web/api/types.ts'

/** The list of offers with the filters of an alert. */
export function searchAddress(filters: Alert['filtros']): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `/pagina-principal?${query}` : '/pagina-principal'
}
