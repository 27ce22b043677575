import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { UNDO_SECONDS } from '#contract/constants.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { Moved } from '#web/api/types.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { refreshDesk } from '../refresh-desk.ts'
import { moveTexts as texts } from '../texts.ts'
import type { MoveRequest } from './moves-context.ts'

/** A move that can still be undone. */
interface Undoable {
  change: string
  sentence: string
  /** By the clock of this browser, in milliseconds. */
  until: number
}

const MS = 1000

/** The last move, as long as it can be undone. */
export function useUndo() {
  const client = useQueryClient()
  const notice = useNotice()
  const [last, setLast] = useState<Undoable>()
  const end = useCallback(() => setLast(undefined), [])
  const undo = useMutation({
    mutationFn: (cambio: string) => api.applicationDesk.undoMove({ cambio }),
    onSuccess: ({ message, deshechas, no_deshechas: left }) => {
      end()
      if (left.length === 0) notice.success(texts.undone)
      else notice.warning(deshechas.length === 0 ? message : texts.undoneSome(left.length))
    },
    onError: (error) => {
      if (!hasStatus(error, 409)) return notice.error(limitSentence(error, texts.undoFailed))
      end()
      notice.info(error.error)
    },
    onSettled: () => refreshDesk(client),
  })
  const offer = ({ to, subjects }: MoveRequest, { cambio, movidas }: Moved) =>
    // The clock of the server may be another one.
    setLast({ change: cambio, sentence: sentenceOf(to, subjects, movidas), until: Date.now() + UNDO_SECONDS * MS })
  return { last, offer, end, press: () => last && undo.mutate(last.change), isPending: undo.isPending }
}

export type Undo = ReturnType<typeof useUndo>

function sentenceOf(to: MoveRequest['to'], subjects: MoveRequest['subjects'], moved: readonly number[]): string {
  const only = subjects.find(({ id }) => id === moved[0])
  return moved.length === 1 && only
    ? texts.movedOne(only.name, texts.done[to] ?? '')
    : texts.movedMany(moved.length, texts.doneMany[to] ?? '')
}
