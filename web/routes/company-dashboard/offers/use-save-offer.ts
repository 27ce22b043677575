import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { OfferBody, OwnOffer } from '#web/api/types.ts'
import { offerTexts as texts } from '../texts.ts'
import { reviewNotice } from './review-note.tsx'
import { useRemedy } from './use-remedy.ts'
import { useSave } from '../editing/use-save.ts'

interface SaveOffer {
  /** Null while the dialog has not been opened. */
  offer: OwnOffer | null
  onSaved: () => void
  onLoaded: (offer: OwnOffer) => void
}

/** Updates an offer. If the limit of the free plan prevents it, the notice leads to Premium. */
export function useSaveOffer({ offer, onSaved, onLoaded }: SaveOffer) {
  const id = offer?.emp_ofertas_id ?? 0
  const remedy = useRemedy()
  return useSave({
    send: async (data: OfferBody, isOver) => {
      // Sending `estado` says that the company chose it, which ends `limite_gratis`: only a changed one is sent.
      const estado = data.estado === offer?.estado ? undefined : data.estado
      const version = isOver ? undefined : offer?.version
      const review = await api.offers.updateOffer({ ...data, id, estado, version })
      return { message: texts.updated, beside: reviewNotice(review) }
    },
    load: async () => (await api.offers.listCompanyOffers({ oferta: id })).body[0],
    failureOf: (error) => {
      if (isRefusal(error, 'free_limit')) return { message: error.error, remedy }
      if (isRefusal(error, 'project_inactive')) return { message: error.error }
      if (isRefusal(error, 'question_refused')) return { message: error.error }
      if (isRefusal(error, 'offer_expiry_invalid')) return { message: error.error }
      return { message: limitSentence(error, texts.updateFailed) }
    },
    onSaved,
    onLoaded,
    gone: texts.gone,
  })
}

/** A refusal that stays the same on another try. The notice shows the server's message. */
const isRefusal = (error: unknown, code: string): error is ApiError => error instanceof ApiError && error.code === code
