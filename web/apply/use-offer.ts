import { useEffect, useState } from 'react'
import { ACTIVE } from '#contract/constants.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import type { Offer } from '#web/api/types.ts'

type Found = Offer | 'inactive' | 'failed'

/** The offer that the dialog is about, null while it loads. After closing it stays, for the dialog that fades out. */
export function useOffer(offerId: number | null): Found | null {
  const [last, setLast] = useState<{ offerId: number; found: Found } | null>(null)
  useEffect(() => {
    if (offerId === null) return undefined
    let isCurrent = true
    void findOffer(offerId).then((found) => isCurrent && setLast({ offerId, found }))
    return () => {
      isCurrent = false
    }
  }, [offerId])
  return last && (offerId === null || offerId === last.offerId) ? last.found : null
}

/** A deleted offer is treated like an inactive one. */
const findOffer = (id: number): Promise<Found> =>
  api.offers.getOffer({ id }).then(
    (offer) => (offer.estado === ACTIVE ? offer : 'inactive'),
    (error: unknown) => (hasStatus(error, 404) ? 'inactive' : 'failed'),
  )
