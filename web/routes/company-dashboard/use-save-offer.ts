import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasStatus } from '#web/api/api-error.ts'
import { queries } from '#web/api/queries.ts'
import { offerTexts as texts } from '#web/texts/company-dashboard.ts'
import { useNotice } from '#web/ui/notice.tsx'
import { toOfferData, type OfferValues } from './offer-schema.ts'
import type { Offer } from './offers-section.tsx'

interface SaveOffer {
  offer: Offer | null
  projectId: number | undefined
  onSaved: () => void
}

/** Creates or updates; a new offer is greeted with the server's own sentence, which also names the free plan's limit. */
export function useSaveOffer({ offer, projectId, onSaved }: SaveOffer) {
  const client = useQueryClient()
  const notice = useNotice()
  const saved = (message: string) => {
    notice.success(message)
    onSaved()
    return client.invalidateQueries({ queryKey: queries.offers.key() })
  }
  const create = useMutation(
    queries.offers.createOffer.mutationOptions({
      onSuccess: ({ message }) => saved(message),
      onError: () => notice.error(texts.createFailed),
    }),
  )
  const update = useMutation(
    queries.offers.updateOffer.mutationOptions({
      onSuccess: () => saved(texts.updated),
      // The one refusal that trying again does not mend is told in the server's words: the limit of the free plan.
      onError: (error) =>
        notice.error(hasStatus(error, 409) && error.code === 'free_limit' ? error.error : texts.updateFailed),
    }),
  )
  const save = (values: OfferValues) => {
    const data = toOfferData(values)
    if (offer) update.mutate({ id: offer.emp_ofertas_id, ...data })
    else if (projectId) create.mutate({ emp_proyectos_id: projectId, ...data })
  }
  const forgetFailure = () => {
    create.reset()
    update.reset()
  }
  return {
    save,
    forgetFailure,
    isPending: create.isPending || update.isPending,
    failure: offer ? update.error : create.error,
  }
}
