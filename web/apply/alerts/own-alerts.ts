import type { ListFilters } from '#contract/offer/filters.ts'
import { api } from '#web/api/client.ts'

/** How new an offer is does not count. */
const keyOf = ({ publicada: _, ...filters }: ListFilters): string => JSON.stringify(Object.entries(filters).toSorted())

/** Reads the alerts of the account. Returns whether one of them has these filters. */
export async function readOwnAlerts(): Promise<(filters: ListFilters) => boolean> {
  const alerts = await api.alerts.listAlerts()
  const keys = new Set(alerts.map(({ filtros }) => keyOf(filtros)))
  return (filters) => keys.has(keyOf(filters))
}
