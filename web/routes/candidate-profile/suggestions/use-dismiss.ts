import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { queries } from '#web/api/queries.ts'
import type { Offer } from '#web/api/types.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { suggestionTexts as texts } from './texts.ts'

/** «No me interesa»: the card goes at once, and comes back by «Deshacer» or if it could not be saved. */
export function useDismiss() {
  const client = useQueryClient()
  const notice = useNotice()
  const list = queries.suggestedOffers.listSuggested.queryKey()
  const readAgain = () => client.invalidateQueries({ queryKey: list })
  const attempt = async (call: () => Promise<unknown>, done?: () => void) => {
    try {
      await call()
      done?.()
    } catch (error) {
      notice.error(limitSentence(error, texts.dismissFailed))
    }
    await readAgain()
  }
  return ({ emp_ofertas_id: id, nombre }: Offer) => {
    client.setQueryData(
      list,
      (before) => before && { ...before, ofertas: before.ofertas.filter(({ oferta }) => oferta.emp_ofertas_id !== id) },
    )
    const undo = () => void attempt(() => api.suggestedOffers.undismissOffer({ id }))
    void attempt(
      () => api.suggestedOffers.dismissOffer({ id }),
      () => notice.success(texts.dismissed(nombre), [{ label: texts.undo, onPress: undo }]),
    )
  }
}
