import { ACTIVE, INACTIVE } from '#contract/constants.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { OfferBody, OwnOffer } from '#web/api/types.ts'
import { useSellsPremium } from '#web/document/site.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { companyTexts, offerTexts as texts } from '../texts.ts'
import { usePremiumPrice } from '#web/forms/company/use-premium-price.ts'
import { useUpgrade } from '../premium/use-upgrade.ts'
import { reviewNotice } from './review-note.tsx'
import type { NoticeAction } from '#web/ui/feedback/notice-bar.tsx'
import { useSave, type SaveNotice } from '../editing/use-save.ts'

interface SaveOffer {
  offer: OwnOffer | null
  projectId: number | undefined
  onSaved: () => void
  onLoaded: ((offer: OwnOffer) => void) | undefined
  /** Of a new offer that candidates find. */
  actionsFor: ((offer: { id: number; name: string }) => readonly NoticeAction[]) | undefined
}

/** Creates or updates an offer. If the limit of the free plan prevents it, the notice leads to Premium. */
export function useSaveOffer({ offer, projectId, onSaved, onLoaded, actionsFor }: SaveOffer) {
  const id = offer?.emp_ofertas_id
  const { upgrade } = useUpgrade()
  const sellsPremium = useSellsPremium()
  const price = usePremiumPrice(sellsPremium)
  const remedy = sellsPremium ? { label: companyTexts.toPremiumFor(price), onPress: upgrade } : undefined
  return useSave({
    send: async (data: OfferBody, isOver): Promise<SaveNotice> => {
      if (!offer) {
        const project = { ...(projectId && { emp_proyectos_id: projectId }), fecha_creacion: todayInMadrid() }
        const { message, estado, emp_ofertas_id, ...review } = await api.offers.createOffer({ ...project, ...data })
        if (data.estado === ACTIVE && estado === INACTIVE) return { message, remedy }
        const beside = reviewNotice(review)
        return { message, beside, ...(!beside && { actions: actionsFor?.({ id: emp_ofertas_id, name: data.nombre }) }) }
      }
      // Sending `estado` says that the company chose it, which ends `limite_gratis`: only a changed one is sent.
      const estado = data.estado === offer.estado ? undefined : data.estado
      const version = isOver ? undefined : offer.version
      const review = await api.offers.updateOffer({ ...data, id: offer.emp_ofertas_id, estado, version })
      return { message: texts.updated, beside: reviewNotice(review) }
    },
    load: async () => (await api.offers.listCompanyOffers({ oferta: id ?? 0 })).body[0],
    failureOf: (error) => {
      if (isRefusal(error, 'free_limit')) return { message: error.error, remedy }
      if (isRefusal(error, 'project_inactive')) return { message: error.error }
      if (isRefusal(error, 'question_refused')) return { message: error.error }
      if (isRefusal(error, 'offer_expiry_invalid')) return { message: error.error }
      return { message: limitSentence(error, offer ? texts.updateFailed : texts.createFailed) }
    },
    onSaved,
    onLoaded: (fresh) => onLoaded?.(fresh),
    gone: texts.gone,
  })
}

/** A refusal that stays the same on another try. The notice shows the server's message. */
const isRefusal = (error: unknown, code: string): error is ApiError => error instanceof ApiError && error.code === code
