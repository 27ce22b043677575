import { useRef, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { PreparingScene } from '#web/illustrations/preparing-scene.tsx'
import { stateTexts } from '#web/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { queries } from '#web/api/queries.ts'
import { paymentReturnTexts } from '#web/api/payment-texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { useFailureNotice } from '#web/ui/feedback/use-failure-notice.ts'
import { companySuccessTexts as texts } from './texts.ts'
import { finishOnboarding, type Arrival } from './finish-onboarding.ts'

/** Finishes the company's onboarding and leads to its page, unless the payment failed. */
export function CompanySuccess({ sessionId }: { sessionId: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { search } = useLocation()
  const { stage, finish } = useFinishedOnboarding(sessionId)
  const { title, hint, Scene } = views[stage]
  const retry = () => {
    // The focus moves, because the button disappears with its state.
    heading.current?.focus()
    void finish()
  }
  return (
    <div className="mx-auto grid max-w-120 justify-items-center gap-6 text-center">
      <Scene className="w-full max-w-75" />
      <div role="status" className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-24 font-semibold">
          {title}
        </h1>
        {hint && <p className="text-gray-text">{hint}</p>}
      </div>
      {stage !== 'processing' && (
        <div className="flex flex-wrap justify-center gap-3">
          {stage === 'failed' && <Button onClick={retry}>{stateTexts.retry}</Button>}
          {/* The address keeps an open payment, and the dashboard reads it again. */}
          <LinkButton
            replace
            href={`/perfil-empresa${isOpen[stage] ? search : ''}`}
            variant={stage === 'failed' ? 'secondary' : 'primary'}
          >
            {texts.toDashboard}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

const views = {
  processing: { title: texts.processing, hint: null, Scene: PreparingScene },
  failed: { title: texts.failed, hint: texts.failedHint, Scene: FailureScene },
  pending: { title: texts.pending, hint: texts.pendingHint, Scene: PreparingScene },
  notPaid: { title: texts.notPaid, hint: texts.notPaidHint, Scene: FailureScene },
  unknown: { title: texts.unknown, hint: texts.unknownHint, Scene: FailureScene },
} as const

const isOpen = { failed: true, pending: true, notPaid: false, unknown: false } as const

/** The state of the return from the payment. It leads on when everything is done. */
function useFinishedOnboarding(sessionId: string) {
  const {
    data: arrival,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['finish-onboarding', sessionId],
    queryFn: () => finishOnboarding(sessionId),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // A second visit reads the payment again.
    gcTime: 0,
  })
  useFailureNotice(isError, texts.failed)
  const isFinished = arrival === 'created' || arrival === 'upgraded'
  useGoOn(isFinished ? arrival : null)
  const stage = isFinished ? 'processing' : (arrival ?? (isError ? 'failed' : 'processing'))
  return { stage, finish: refetch } as const
}

const sentences = { created: texts.created, upgraded: paymentReturnTexts.paid }

function useGoOn(finished: Extract<Arrival, 'created' | 'upgraded'> | null): void {
  const client = useQueryClient()
  const notice = useNotice()
  const navigate = useNavigate()
  useEffect(() => {
    if (!finished) return
    notice.success(sentences[finished])
    void client.invalidateQueries({ queryKey: queries.companies.key() })
    void navigate('/perfil-empresa', { replace: true })
  }, [finished, client, notice, navigate])
}
