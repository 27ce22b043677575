import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FREE_PLAN_REDIRECT_MS } from '#contract/constants.ts'
import { removeDraft } from '#web/session/drafts.ts'
import { planTexts } from '#web/texts/profile-creation.ts'
import { useNotice } from '#web/ui/notice.tsx'
import { choosePlan, PlanError, type PlanChosen } from './choose-plan.ts'
import { useGoLater } from './use-go-later.ts'

interface PlanOptions {
  draftName: string
  onFailed: (cause: unknown) => void
}

/** Arranges a plan and leads on: to our own page after a while, to the provider's at once. */
export function usePlan({ draftName, onFailed }: PlanOptions) {
  const notice = useNotice()
  const { goLater } = useGoLater()
  const leave = ({ plan, address }: PlanChosen) => {
    removeDraft(draftName)
    if (plan === 'premium') return location.assign(address)
    notice.success(planTexts.freeChosen)
    return goLater({ to: address, afterMs: FREE_PLAN_REDIRECT_MS })
  }
  const choice = useMutation({
    mutationFn: choosePlan,
    onSuccess: leave,
    onError: (error) => {
      notice.error(error instanceof PlanError ? error.sentence : planTexts.freeFailed)
      onFailed(error.cause)
    },
  })
  const { reset, error, variables } = choice

  // Back from the provider's page the browser may show this one as it was left: waiting.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [reset])

  const isUnderWay = choice.isPending || choice.isSuccess
  return {
    choose: choice.mutate,
    pending: isUnderWay && variables ? variables.plan : null,
    failure: error?.cause,
    isStillFree: error instanceof PlanError && error.hasCompany,
  }
}
