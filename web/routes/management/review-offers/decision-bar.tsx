import type { ReviewedOffer } from '#web/api/types.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CheckIcon, ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '#web/ui/icons.tsx'
import type { Steps } from './steps.ts'
import { reviewedOfferTexts as texts } from './texts.ts'

interface DecisionBarProps {
  state: ReviewedOffer['revision']['estado']
  steps: Steps
  isPending: boolean
  onApprove: () => void
  onReject: () => void
}

/** The decisions about an offer, and the way to its neighbours. */
export function DecisionBar({ state, steps, isPending, onApprove, onReject }: DecisionBarProps) {
  return (
    <div className="flex flex-wrap gap-3 max-small:[&>button]:flex-1 max-small:[&>button]:px-2">
      {state !== 'aprobada' && (
        <Button icon={<CheckIcon />} onClick={onApprove} isPending={isPending}>
          {texts.approve}
        </Button>
      )}
      {state !== 'rechazada' && (
        <Button variant="danger" icon={<CloseIcon />} onClick={onReject} disabled={isPending}>
          {texts.reject}
        </Button>
      )}
      <div className="flex gap-3 max-small:w-full max-small:*:flex-1 max-small:*:px-2 small:ml-auto large-text:flex-wrap">
        <Button variant="secondary" icon={<ChevronLeftIcon />} onClick={steps.previous} disabled={!steps.previous}>
          {texts.previous}
        </Button>
        <Button variant="secondary" icon={<ChevronRightIcon />} onClick={steps.next} disabled={!steps.next}>
          {texts.next}
        </Button>
      </div>
    </div>
  )
}
