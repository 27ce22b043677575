import { useEffect, useState } from 'react'
import type { NewAlert } from '#web/api/types.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/use-session.ts'
import type { Filters } from '../filters/filters.ts'
import { alertFilters } from './alert-filters.ts'

const keyOf = (filters: NewAlert['filtros']): string => JSON.stringify(Object.entries(filters).toSorted())

/** Whether an alert of the account has these filters, as far as the alerts could be read. Nobody has one before they are. */
export function useHasAlert(filters: Filters): boolean {
  const { token } = useSession()
  const [known, setKnown] = useState<{ token: string; keys: readonly string[] }>()
  useEffect(() => {
    if (token === null) return
    const read = async () => {
      const alerts = await api.alerts.listAlerts()
      setKnown({ token, keys: alerts.map(({ filtros }) => keyOf(filtros)) })
    }
    // Without an answer the button offers an alert, as to everybody.
    read().catch(() => undefined)
  }, [token])
  return known !== undefined && known.token === token && known.keys.includes(keyOf(alertFilters(filters)))
}
