import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { portalVisitEntry } from '#web/tab-storage/portal-visit.ts'

/** The provider's webhook arrives some seconds after the browser has returned. */
const LOOKS_MS = [1500, 4000, 10_000]

/** After a return from the provider's pages, reloads the data several times until the webhook has had time to arrive. */
export function useFreshAfterPortal(): void {
  const client = useQueryClient()
  useEffect(() => {
    if (portalVisitEntry.read() === null) return undefined
    const looks = LOOKS_MS.map((delay) => setTimeout(() => void client.invalidateQueries(), delay))
    const end = setTimeout(portalVisitEntry.remove, LOOKS_MS.at(-1))
    return () => {
      for (const timer of [...looks, end]) clearTimeout(timer)
    }
  }, [client])
}
