import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { APPLICATION_STATES, type ApplicationState } from '#contract/values/applications/application-states.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { Moved } from '#web/api/types.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { noteMove } from '../note-states.ts'
import { refreshDesk } from '../refresh-desk.ts'
import { applicationTexts, moveTexts as texts } from '../texts.ts'
import type { MoveRequest } from './moves-context.ts'
import type { Letter } from './move-reasons.ts'

/** Why a move was refused, and the state that the person has read since. Null: the application is gone. */
export interface Refusal {
  sentence: string
  state: ApplicationState | null | undefined
}

export interface Sending {
  request: MoveRequest
  letter: Letter
  seen: Refusal['state']
  /** By the clock of this browser, in milliseconds. */
  sentAt: number
}

interface MoveHooks {
  onMoved: (sending: Sending, moved: Moved) => void
  onClose: () => void
  onRefused: () => void
}

/** Saves a move. After a refusal the dialog is open with what was written, and says what is so now. */
export function useMove({ onMoved, onClose, onRefused }: MoveHooks) {
  const client = useQueryClient()
  const notice = useNotice()
  const [refusal, setRefusal] = useState<Refusal>()
  const move = useMutation({
    mutationFn: ({ request, letter }: Sending) => sendMove(request, letter),
    onMutate: () => setRefusal(undefined),
    onSuccess: (moved, sending) => {
      noteMove(client, moved.movidas, sending.request.to)
      onClose()
      if (moved.movidas.length > 0) onMoved(sending, moved)
      if (moved.no_movidas.length > 0) notice.warning(texts.someStayed(moved.no_movidas.length))
    },
    onError: (error, { seen }) => {
      setRefusal(refusalOf(error, seen))
      onRefused()
    },
    onSettled: () => void refreshDesk(client),
  })
  const reset = useCallback(() => setRefusal(undefined), [])
  // A form is checked before it is sent, so a second press comes before the first one is pending.
  const isUnderWay = useRef(false)
  const { mutate } = move
  const send = useCallback(
    (request: MoveRequest, letter: Letter, seen: Refusal['state']) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      // A second press, after reading that the state is another one now, is meant for that state.
      const subjects = request.subjects.map((one) => (seen ? { ...one, state: seen } : one))
      const sending = { request: { ...request, subjects }, letter, seen, sentAt: Date.now() }
      mutate(sending, { onSettled: () => (isUnderWay.current = false) })
    },
    [mutate],
  )
  return { send, reset, refusal, isPending: move.isPending }
}

function refusalOf(error: Error, seen: Refusal['state']): Refusal {
  if (hasStatus(error, 404)) return { sentence: applicationTexts.unknown, state: null }
  if (!hasStatus(error, 409)) return { sentence: limitSentence(error, texts.failed), state: seen }
  return { sentence: error.error, state: APPLICATION_STATES.find((one) => one === error.state) ?? seen }
}

function sendMove({ to, subjects }: MoveRequest, letter: Letter): Promise<Moved> {
  const [only, ...others] = subjects
  const body = { estado_candidatura: to, ...letter }
  if (!only || others.length > 0) {
    // Of several nobody reads which one has changed, so those stay, also at a second press.
    const desde = subjects.map(({ id, state }) => ({ id, estado_candidatura: state }))
    return api.applicationDesk.moveApplications({ ids: subjects.map(({ id }) => id), ...body, desde })
  }
  return api.applicationDesk.moveApplication({ id: only.id, ...body, desde: only.state })
}
