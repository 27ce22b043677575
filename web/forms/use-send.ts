import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, isNoConnection } from '#web/api/api-error.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'

export interface SendRules<Answer, Input = void> {
  /** Told after a success. Default: the server's message. An empty text tells nothing. */
  done?: string | ((answer: Answer) => string) | undefined
  /** Told after a failure. A function returns null where the form shows the failure beside its field. */
  failed: string | ((error: unknown) => string | null)
  /** The sentence about a refusal that no other try changes, for example because another tab was faster. */
  over?: ((error: ApiError) => string | false) | undefined
  /** The queries to read again once the server has answered. */
  stale?: QueryKey | 'all' | undefined
  /** Runs when the page shows what is now, after a success or a refusal for good. */
  onDone?: (input: Input, answer?: Answer) => unknown
  /** Runs in any case. */
  onEnd?: () => void
}

/** Sends one call at a time, tells what came of it, and reads again what it has changed. */
export function useSend<Answer, Input = void>(
  call: (input: Input) => Promise<Answer>,
  rules: SendRules<Answer, Input>,
) {
  const { done = messageOf, failed, over, stale, onDone, onEnd } = rules
  const client = useQueryClient()
  const notice = useNotice()
  const renew = () => stale && client.invalidateQueries(stale === 'all' ? {} : { queryKey: stale })
  const { mutate, ...sending } = useMutation({
    mutationFn: (input: Input) => call(input),
    onSuccess: async (answer, input) => {
      const said = typeof done === 'string' ? done : done(answer)
      if (said) notice.success(said)
      await renew()
      await onDone?.(input, answer)
    },
    onError: async (error, input) => {
      const final = error instanceof ApiError && over?.(error)
      const said = final || (typeof failed === 'string' ? limitSentence(error, failed) : failed(error))
      if (said) notice[final ? 'info' : 'error'](said)
      // Without a connection this would fail too, with a second notice.
      if (!isNoConnection(error)) await renew()
      if (final) await onDone?.(input)
    },
    onSettled: () => {
      // A fast answer arrives between two presses: the page shows it before the next call.
      setTimeout(() => (isSending.current = false))
      onEnd?.()
    },
  })
  // The second press of a double click comes before the next render.
  const isSending = useRef(false)
  const send = (input: Input) => {
    if (isSending.current) return
    isSending.current = true
    mutate(input)
  }
  return { ...sending, send }
}

const messageOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : ''
