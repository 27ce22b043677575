import { api } from '#web/api/client.ts'
import type { NewAlert } from '#web/api/types.ts'
import type { Filters } from '../filters/filters.ts'
import { alertFilters } from './alert-filters.ts'

const keyOf = (filters: NewAlert['filtros']): string => JSON.stringify(Object.entries(filters).toSorted())

/** Reads the alerts of the account. Returns whether one of them has these filters. */
export async function readOwnAlerts(): Promise<(filters: Filters) => boolean> {
  const alerts = await api.alerts.listAlerts()
  const keys = new Set(alerts.map(({ filtros }) => keyOf(filtros)))
  return (filters) => keys.has(keyOf(alertFilters(filters)))
}
