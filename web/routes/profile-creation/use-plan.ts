import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FREE_PLAN_REDIRECT_MS } from '#contract/constants.ts'
import { unsavedEntry } from '#web/tab-storage/unsaved-values.ts'
import { planTexts } from './texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { usePageRestored } from '#web/ui/navigation/use-page-restored.ts'
import { choosePlan, PlanError, type Plan } from './choose-plan.ts'
import { useGoLater } from './use-go-later.ts'

const mutationKey = ['choose-plan']

/** Sets up a plan and then goes to our own page after a delay, or to the provider's page at once. */
export function usePlan(unsavedName: string, onFailed: (cause: unknown) => void) {
  const client = useQueryClient()
  const notice = useNotice()
  const { goLater } = useGoLater()
  const leave = (plan: Plan, address: string) => {
    unsavedEntry(unsavedName).remove()
    if (plan === 'premium') return location.assign(address)
    notice.success(planTexts.freeChosen)
    return goLater({ to: address, afterMs: FREE_PLAN_REDIRECT_MS })
  }
  const choice = useMutation({
    mutationKey,
    mutationFn: choosePlan,
    onSuccess: (address, { plan }) => leave(plan, address),
    onError: (error) => {
      if (!(error instanceof PlanError)) return notice.error(planTexts.freeFailed)
      if (!error.isPaidAlready) {
        notice.error(error.sentence)
        return onFailed(error.cause)
      }
      unsavedEntry(unsavedName).remove()
      notice.info(error.sentence)
      return goLater({ to: '/perfil-empresa', afterMs: 0 })
    },
  })
  usePageRestored(choice.reset)
  const { error, variables } = choice
  const isUnderWay = choice.isPending || choice.isSuccess
  return {
    // A second press may come before the next render.
    choose: (chosen: Parameters<typeof choosePlan>[0]) => {
      if (client.isMutating({ mutationKey }) === 0) choice.mutate(chosen)
    },
    pending: isUnderWay && variables ? variables.plan : null,
    failure: error?.cause,
    isStillFree: error instanceof PlanError && error.hasCompany && !error.isPaidAlready,
  }
}
