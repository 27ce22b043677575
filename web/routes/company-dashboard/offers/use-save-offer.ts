import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { offerTexts as texts } from '#web/texts/company-dashboard.ts'
import { toOfferData, type OfferValues } from './offer-schema.ts'
import type { Offer } from './offers-section.tsx'
import { useSave } from '../editing/use-save.ts'

interface SaveOffer {
  offer: Offer | null
  projectId: number | undefined
  onSaved: () => void
  onLoaded: ((offer: Offer) => void) | undefined
}

/** Creates or updates; a new offer is greeted with the server's own sentence, which also names the free plan's limit. */
export function useSaveOffer({ offer, projectId, onSaved, onLoaded }: SaveOffer) {
  const id = offer?.emp_ofertas_id
  return useSave({
    send: async (values: OfferValues, isOver) => {
      const data = toOfferData(values)
      if (!offer) return (await api.offers.createOffer({ emp_proyectos_id: projectId ?? 0, ...data })).message
      const version = isOver ? {} : { version: offer.version }
      await api.offers.updateOffer({ id: offer.emp_ofertas_id, ...data, ...version })
      return texts.updated
    },
    load: async () => (await api.offers.listCompanyOffers({ oferta: id ?? 0 })).body[0],
    failureOf: (error) => refusalOf(error) ?? (offer ? texts.updateFailed : texts.createFailed),
    onSaved,
    onLoaded: (fresh) => onLoaded?.(fresh),
    gone: texts.gone,
  })
}

/** What trying again does not mend is told in the server's words: the free plan's limit, a project switched off. */
const refusalOf = (error: unknown): string | undefined =>
  hasStatus(error, 409) && ['free_limit', 'project_inactive'].includes(error.code) ? error.error : undefined
