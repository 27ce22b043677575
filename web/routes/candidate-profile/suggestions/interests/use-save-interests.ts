import { useMutation, useQueryClient } from '@tanstack/react-query'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { queries } from '#web/api/queries.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { interestTexts as texts } from '../texts.ts'

/** Saves what the candidate looks for, and reads the suggestions again. */
export function useSaveInterests() {
  const client = useQueryClient()
  const notice = useNotice()
  return useMutation(
    queries.suggestedOffers.saveInterests.mutationOptions({
      onSuccess: async ({ message }) => {
        notice.success(message)
        await client.invalidateQueries({ queryKey: queries.suggestedOffers.key() })
      },
      onError: (error) => notice.error(limitSentence(error, texts.updateFailed)),
    }),
  )
}
