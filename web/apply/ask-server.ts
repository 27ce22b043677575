import { ACTIVE } from '#contract/constants.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import type { Cv, OfferDetails } from '#web/api/types.ts'

export type FoundOffer = OfferDetails | 'inactive' | 'full' | 'failed'
export type FoundCvs = readonly Cv[] | 'failed'

/** The requests that the dialog of an offer has sent. */
export interface Asked {
  offer: Promise<FoundOffer>
  cvs: Promise<FoundCvs>
}

export const askServer = (offerId: number): Asked => ({ offer: findOffer(offerId), cvs: findCvs() })

/** A deleted offer is treated like an inactive one. */
export const findOffer = (id: number): Promise<FoundOffer> =>
  api.offers.getOffer({ id }, { context: { isPreview: true } }).then(
    (offer) => {
      if (offer.estado === ACTIVE) return offer
      return offer.candidaturas_libres === 0 ? 'full' : 'inactive'
    },
    (error: unknown) => (hasStatus(error, 404) ? 'inactive' : 'failed'),
  )

export const findCvs = (): Promise<FoundCvs> => api.cvs.listCvs().catch(() => 'failed' as const)
