import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { queries } from '#web/api/queries.ts'
import { companySuccessTexts as texts } from './texts.ts'
import { paymentReturnTexts } from '#web/api/payment-texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { useFailureNotice } from '#web/ui/feedback/use-failure-notice.ts'
import { finishOnboarding, type Arrival } from './finish-onboarding.ts'

/** The state of the return from the payment. It leads on when everything is done. */
export function useFinishedOnboarding(sessionId: string) {
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
