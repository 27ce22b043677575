import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { Moved } from '#web/api/types.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { refreshDesk } from '../refresh-desk.ts'
import { moveTexts as texts } from '../texts.ts'
import type { MoveRequest } from './moves-context.ts'
import type { Letter } from './move-schema.ts'

interface MoveHooks {
  onMoved: (request: MoveRequest, moved: Moved) => void
  onClose: () => void
}

/** Saves a move. After a refusal the dialog stays open with what was written, and says what is so now. */
export function useMove({ onMoved, onClose }: MoveHooks) {
  const client = useQueryClient()
  const notice = useNotice()
  const [refusal, setRefusal] = useState<string>()
  // Whoever has read that it is another state now, and presses again, means that one.
  const [mayDiffer, setMayDiffer] = useState(false)
  const move = useMutation({
    mutationFn: ({ request, letter }: { request: MoveRequest; letter: Letter }) => sendMove(request, letter, mayDiffer),
    onMutate: () => setRefusal(undefined),
    onSuccess: (moved, { request }) => {
      onClose()
      if (moved.movidas.length > 0) onMoved(request, moved)
      if (moved.no_movidas.length > 0) notice.warning(texts.someStayed(moved.no_movidas.length))
      request.onMoved?.()
    },
    onError: (error) => {
      const isConflict = hasStatus(error, 409)
      setMayDiffer(isConflict)
      setRefusal(isConflict ? error.error : limitSentence(error, texts.failed))
    },
    onSettled: () => refreshDesk(client),
  })
  const reset = useCallback(() => {
    setRefusal(undefined)
    setMayDiffer(false)
  }, [])
  // A form is checked before it is sent, so a second press comes before the first one is pending.
  const isUnderWay = useRef(false)
  const send = (request: MoveRequest, letter: Letter) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    move.mutate({ request, letter }, { onSettled: () => (isUnderWay.current = false) })
  }
  return { send, reset, refusal, isPending: move.isPending }
}

function sendMove({ to, subjects }: MoveRequest, letter: Letter, mayDiffer: boolean): Promise<Moved> {
  const [only, ...others] = subjects
  const body = { estado_candidatura: to, ...letter }
  if (!only || others.length > 0) {
    // Of several nobody reads which one has changed, so those stay, also at a second press.
    const desde = subjects.map(({ id, state }) => ({ id, estado_candidatura: state }))
    return api.applicationDesk.moveApplications({ ids: subjects.map(({ id }) => id), ...body, desde })
  }
  return api.applicationDesk.moveApplication({ id: only.id, ...body, ...(!mayDiffer && { desde: only.state }) })
}
