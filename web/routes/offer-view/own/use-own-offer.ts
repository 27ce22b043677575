import { useEffect, useState } from 'react'
import { api } from '#web/api/client.ts'
import type { OwnOffer } from '#web/api/types.ts'
import { useApply } from '#web/apply/apply-provider.tsx'

/**
 * The offer as its company reads it, or null for everybody else. The page is the same for all and cached, so the browser
 * asks. After a failure the company sees the page as visitors do.
 */
export function useOwnOffer(id: number): OwnOffer | null {
  const { role } = useApply()
  const [own, setOwn] = useState<OwnOffer | null>(null)
  useEffect(() => {
    if (role !== 'company') return undefined
    let isCurrent = true
    api.offers
      .listCompanyOffers({ oferta: id })
      .then(({ body }) => isCurrent && setOwn(body[0] ?? null))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [role, id])
  return role === 'company' && own?.emp_ofertas_id === id ? own : null
}
