import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { queries } from '#web/api/queries.ts'
import { findProblem } from '#web/forms/form-problems.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { listsTexts as texts } from './texts.ts'

type Body<Call extends (...args: never[]) => unknown> = Parameters<Call>[0]

const isChanged = (error: unknown) =>
  error instanceof ApiError && (error.code === 'entry_changed' || error.code === 'entry_not_found')

/** Saves something in the lists. After a change of somebody else it shows the lists as they are now. */
export function useSaveLists<Values>(send: (values: Values) => Promise<{ message: string }>, onSaved?: () => void) {
  const client = useQueryClient()
  const notice = useNotice()
  const renew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queries.managedLists.key() }),
      // Forms in this tab offer the changed lists.
      client.invalidateQueries({ queryKey: ['master'] }),
    ])
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      notice.success(message)
      await renew()
      onSaved?.()
    },
    onError: async (error) => {
      if (isChanged(error)) {
        notice.error(texts.changed)
        await renew()
      } else if (!findProblem(error)) notice.error(limitSentence(error, texts.saveFailed))
    },
  })
}

export const sendChange = (values: Body<typeof api.managedLists.changeEntry>) => api.managedLists.changeEntry(values)
export const sendNew = (values: Body<typeof api.managedLists.addEntry>) => api.managedLists.addEntry(values)
export const sendOrder = (values: Body<typeof api.managedLists.orderStrip>) => api.managedLists.orderStrip(values)
