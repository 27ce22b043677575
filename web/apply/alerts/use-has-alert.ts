import { useEffect, useState } from 'react'
import type { ListFilters } from '#contract/offer/filters.ts'
import { useSession } from '#web/session/use-session.ts'

/** Whether an alert of the account has these filters, as far as its alerts could be read. Visitors do not load the code that reads them. */
export function useHasAlert(filters: ListFilters): boolean {
  const { token } = useSession()
  const [own, setOwn] = useState<{ token: string; isOwn: (filters: ListFilters) => boolean }>()
  useEffect(() => {
    if (token === null) return
    const read = async () => {
      const { readOwnAlerts } = await import('./own-alerts.ts')
      setOwn({ token, isOwn: await readOwnAlerts() })
    }
    // Without an answer the button offers an alert, as to everybody.
    read().catch(() => undefined)
  }, [token])
  return own !== undefined && own.token === token && own.isOwn(filters)
}
