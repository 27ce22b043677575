import { useEffect, useState } from 'react'
import { api } from '#web/api/client.ts'
import { listAddress, queryOf, type Filters } from './filters.ts'

const PAUSE_MS = 250

/** The number of offers that match filters not yet applied. Null while it is unknown. */
export function useMatchCount(filters: Filters): number | null {
  const [counted, setCounted] = useState<{ address: string; total: number } | null>(null)
  const address = listAddress({ ...filters, pagina: 1 })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const count = async () => {
      const { headers } = await api.offers.listActiveOffers(queryOf({ ...filters, pagina: 1 }), { signal })
      if (!signal.aborted) setCounted({ address, total: Number(headers['x-total-count']) })
    }
    const timer = setTimeout(() => void count().catch(() => undefined), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
    // The address contains all filters, and equal filters give the same text.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [address])
  return counted?.address === address ? counted.total : null
}
