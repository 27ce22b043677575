import { useState } from 'react'
import { ACTIVE, INACTIVE } from '#contract/constants.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { OwnOffer } from '#web/api/types.ts'
import { useSend } from '#web/forms/use-send.ts'
import { isPublished } from '#web/offer-page/is-published.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { offerTexts as texts } from '../texts.ts'
import { CoveredDialog } from './covered-dialog.tsx'
import { isRenewable } from './offer-expiry.tsx'
import { PosterButton } from './poster-button.tsx'
import { reviewNotice, type SavedReview } from './review-note.tsx'

interface Covering {
  isHere: boolean | null
  /** The company's text to waiting candidates. */
  sentence: string
}

/** Actions on a whole offer: renew it, copy it, pause or activate it, or report the job as filled. */
export function OfferActions({ offer }: { offer: OwnOffer }) {
  const { emp_ofertas_id: id, nombre: name } = offer
  const [isAsking, setIsAsking] = useState(false)
  const renewal = useOfferAction(() => api.offers.renewOffer({ id }))
  const copy = useOfferAction(() => api.offers.duplicateOffer({ id }))
  const closing = useOfferAction(
    ({ isHere, sentence }: Covering) =>
      api.offers.closeOffer({ id, cubierta_aqui: isHere, ...(sentence && { texto: sentence }) }),
    () => setIsAsking(false),
  )
  const isActive = offer.estado === ACTIVE
  const change = useOfferAction(() => api.offers.updateOffer({ id, estado: isActive ? INACTIVE : ACTIVE }))
  const isPending = renewal.isPending || copy.isPending || closing.isPending || change.isPending
  const look = { size: 'small', variant: 'secondary', disabled: isPending } as const
  const pressOf = (action: { send: () => void; isPending: boolean }) => ({
    onClick: () => action.send(),
    isPending: action.isPending,
  })
  return (
    <footer className="flex flex-wrap gap-2">
      {isRenewable(offer) && (
        <Button {...look} {...pressOf(renewal)} variant="primary" aria-label={texts.renewOf(name)}>
          {texts.renew}
        </Button>
      )}
      <Button {...look} {...pressOf(copy)} aria-label={texts.duplicateOf(name)}>
        {texts.duplicate}
      </Button>
      {(isActive || !isRenewable(offer)) && (
        <Button {...look} {...pressOf(change)} aria-label={isActive ? texts.pauseOf(name) : texts.resumeOf(name)}>
          {isActive ? texts.pause : texts.resume}
        </Button>
      )}
      {isActive && (
        <Button {...look} aria-label={texts.coverOf(name)} onClick={() => setIsAsking(true)}>
          {texts.cover}
        </Button>
      )}
      {isPublished(offer) && <PosterButton offer={offer} disabled={isPending} />}
      <CoveredDialog
        isOpen={isAsking}
        subject={name}
        waiting={offer.en_espera}
        isPending={closing.isPending}
        onAnswer={(isHere, sentence) => closing.send({ isHere, sentence })}
        onCancel={() => setIsAsking(false)}
      />
    </footer>
  )
}

/** Shows what the server answers, and loads the lists again, also where another tab has deleted the offer. */
function useOfferAction<Input = void>(
  call: (input: Input) => Promise<{ message: string } & Partial<SavedReview>>,
  onEnd?: () => void,
) {
  const notice = useNotice()
  return useSend(call, {
    failed: (error) => (isRefusal(error) ? error.error : limitSentence(error, texts.updateFailed)),
    stale: 'all',
    onDone: (_input, answer) => {
      const { estado_revision, aviso = null } = answer ?? {}
      const beside = estado_revision && reviewNotice({ estado_revision, aviso })
      if (beside) notice[beside.tone](beside.message)
    },
    ...(onEnd && { onEnd }),
  })
}

/** A refusal that stays the same on another try. The server's sentence says why. */
const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && refusals.has(error.code ?? '')

const refusals: ReadonlySet<string> = new Set(['free_limit', 'offer_not_found'])
