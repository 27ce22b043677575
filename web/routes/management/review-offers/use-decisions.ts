import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { ReviewReason } from '#contract/values/review-reasons.ts'
import type { ReviewedOffer } from '#web/api/types.ts'
import type { Reasoned } from '#web/forms/reasons/reason-schema.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { useRemember } from '../review/use-undo-decision.ts'
import { reviewedOfferTexts as texts } from './texts.ts'

type Rejection = Reasoned<ReviewReason>

const seenOf = ({ emp_ofertas_id: id, version, revision }: ReviewedOffer) => ({
  id,
  version,
  estado_revision: revision.estado,
})

/** Saves decisions about what is shown, which can be taken back for some seconds. `onDecided` is called where there is nothing more to decide here. */
export function useDecisions(onDecided: () => void) {
  const client = useQueryClient()
  const notice = useNotice()
  const remember = useRemember()
  const decision = useMutation({
    mutationFn: async ({ offer, rejection }: { offer: ReviewedOffer; rejection?: Rejection }) => {
      const sentAt = Date.now()
      if (rejection) {
        await api.review.reject({ ...seenOf(offer), motivo: rejection.motivo, explicacion: rejection.texto })
      } else await api.review.approve(seenOf(offer))
      const sentence = (rejection ? texts.rejected : texts.approved)(offer.texto.nombre)
      remember({ offerId: offer.emp_ofertas_id, sentence, sentAt })
    },
    onSuccess: onDecided,
    onError: (error) => {
      if (!(error instanceof ApiError) || !refusals.has(error.code)) {
        return notice.error(limitSentence(error, texts.decideFailed))
      }
      notice.info(error.error)
      // Somebody else has decided, or the offer is gone. An edited one is read again.
      if (error.code !== 'offer_edited') onDecided()
    },
    onSettled: () => client.invalidateQueries(),
  })
  return {
    approve: (offer: ReviewedOffer) => decision.mutate({ offer }),
    reject: (offer: ReviewedOffer, rejection: Rejection, onSettled: () => void) =>
      decision.mutate({ offer, rejection }, { onSettled }),
    isPending: decision.isPending,
  }
}

/** Refusals that another try would not change. */
const refusals: ReadonlySet<string> = new Set(['offer_edited', 'offer_reviewed', 'offer_not_found'])
