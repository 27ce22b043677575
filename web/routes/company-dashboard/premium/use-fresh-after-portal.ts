import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { portalVisitEntry } from '#web/tab-storage/portal-visit.ts'

/** The provider's notice of a change comes seconds after its pages have let the browser go. */
const LOOKS_MS = [1500, 4000, 10_000]

/** Back from the provider's pages: loads anew what is on the page until the news has had time to come. */
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
