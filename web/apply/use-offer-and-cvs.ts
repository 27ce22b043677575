import { useEffect, useState } from 'react'
import { findCvs, findOffer, type Asked, type FoundCvs, type FoundOffer } from './ask-server.ts'

/**
 * The offer that the dialog is about and the candidate's CVs, asked for each time the dialog opens. Null while they load. After
 * closing they stay, for the dialog that fades out.
 */
export function useOfferAndCvs(offerId: number | null, ask: (offerId: number) => Asked) {
  const [last, setLast] = useState<{ offerId: number; offer: FoundOffer } | null>(null)
  const [cvs, setCvs] = useState<FoundCvs | null>(null)
  useEffect(() => {
    if (offerId === null) return undefined
    let isCurrent = true
    const asked = ask(offerId)
    void asked.offer.then((offer) => isCurrent && setLast({ offerId, offer }))
    void asked.cvs.then(setCvs)
    return () => {
      isCurrent = false
    }
  }, [offerId, ask])

  const retry = () => {
    setCvs(null)
    void findCvs().then(setCvs)
  }
  /** Reads the open offer again. Meanwhile the one that is shown stays. */
  const reload = async () => {
    if (offerId === null) return
    const fresh = await findOffer(offerId)
    if (fresh !== 'failed') setLast((shown) => (shown?.offerId === offerId ? { offerId, offer: fresh } : shown))
  }
  /** Somebody else took the last place. */
  const markFull = (full: number) => setLast({ offerId: full, offer: 'full' })
  const offer = last && (offerId === null || offerId === last.offerId) ? last.offer : null
  return { offer, cvs, retry, reload, markFull, setCvs }
}
