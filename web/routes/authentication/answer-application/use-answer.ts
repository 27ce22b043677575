import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { AnswerByLink, LinkedApplication } from '#web/api/types.ts'
import { useSend } from '#web/forms/use-send.ts'
import { answerTexts as texts } from './texts.ts'

export const linkQuery = (token: string) => queries.applicationLinks.readLink.queryOptions({ input: { token } })

/** Answers, or takes the answer back. The page shows what the server answers, or reads it again after a refusal for good. */
export function useAnswer(token: string) {
  const client = useQueryClient()
  const { queryKey } = linkQuery(token)
  const rules = {
    failed: texts.failed,
    over: ({ status, error }: { status: number; error: string }) => (status === 400 || status === 409) && error,
    onDone: (_: unknown, answer?: LinkedApplication) =>
      answer ? client.setQueryData(queryKey, answer) : client.invalidateQueries({ queryKey }),
  }
  return {
    answer: useSend((body: Omit<AnswerByLink, 'token'>) => api.applicationLinks.answerByLink({ token, ...body }), {
      ...rules,
      done: '',
    }),
    takeBack: useSend<LinkedApplication>(() => api.applicationLinks.takeBackAnswer({ token }), {
      ...rules,
      done: texts.takenBack,
    }),
  }
}
