import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, hasStatus } from '#web/api/api-error.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { queries } from '#web/api/queries.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { withdrawTexts as texts } from '../texts.ts'

/**
 * Withdraws an application. `onDone` runs once the page shows the present state, also if the application had ended or
 * was deleted.
 */
export function useWithdraw(onDone: () => void) {
  const client = useQueryClient()
  const notice = useNotice()
  const renew = () => client.invalidateQueries({ queryKey: queries.applications.key() })
  const { mutate, isPending } = useMutation(
    queries.applications.withdrawCandidature.mutationOptions({
      onSuccess: ({ message }) => {
        notice.success(message)
        return renew()
      },
      onError: (error) => {
        if (!hasStatus(error, 409) && !hasStatus(error, 404)) return notice.error(limitSentence(error, texts.failed))
        // Another tab, or the company, was faster.
        notice.info(error instanceof ApiError ? error.error : texts.failed)
        return renew()
      },
      onSettled: onDone,
    }),
  )
  return { withdraw: (id: number) => mutate({ id }), isPending }
}
