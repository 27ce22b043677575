import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { UNDO_SECONDS } from '#contract/constants.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { Moved } from '#web/api/types.ts'
import { undoTexts } from '#web/texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import type { Undoable } from '#web/ui/feedback/undo-bar.tsx'
import { noteMove } from '../note-states.ts'
import { refreshDesk } from '../refresh-desk.ts'
import { moveTexts as texts } from '../texts.ts'
import type { MoveRequest } from './moves-context.ts'
import type { Subject } from './subject.ts'
import type { Sending } from './use-move.ts'

/** A move that can still be undone. */
interface UndoableMove extends Undoable {
  change: string
  /** As they were before. */
  subjects: readonly Subject[]
}

const MS = 1000

/** The last move, as long as it can be undone. */
export function useUndo() {
  const client = useQueryClient()
  const notice = useNotice()
  const [last, setLast] = useState<UndoableMove>()
  const end = useCallback((ended: Undoable) => setLast((now) => (now === ended ? undefined : now)), [])
  const undo = useMutation({
    mutationFn: ({ change }: UndoableMove) => api.applicationDesk.undoMove({ cambio: change }),
    onSuccess: ({ message, deshechas, no_deshechas: left }, undone) => {
      end(undone)
      for (const { id, state } of undone.subjects) if (deshechas.includes(id)) noteMove(client, [id], state)
      if (left.length === 0) notice.success(undoTexts.undone)
      else notice.warning(deshechas.length === 0 ? message : texts.undoneSome(left.length))
    },
    onError: (error, refused) => {
      if (!hasStatus(error, 409)) return notice.error(limitSentence(error, undoTexts.undoFailed))
      end(refused)
      notice.info(error.error)
    },
    onSettled: () => refreshDesk(client),
  })
  const offer = ({ request: { to, subjects }, sentAt }: Sending, { cambio, movidas }: Moved) => {
    // The clock of the server may be another one, and its seconds begin after the sending.
    const until = sentAt + UNDO_SECONDS * MS
    setLast({ change: cambio, sentence: sentenceOf(to, subjects, movidas), subjects, until })
  }
  // A slow undoing of the move before is none of this one.
  const isPending = undo.isPending && undo.variables === last
  return { last, offer, end, press: () => last && !isPending && undo.mutate(last), isPending }
}

function sentenceOf(to: MoveRequest['to'], subjects: MoveRequest['subjects'], moved: readonly number[]): string {
  const only = subjects.find(({ id }) => id === moved[0])
  return moved.length === 1 && only
    ? texts.movedOne(only.name, texts.done[to] ?? '')
    : texts.movedMany(moved.length, texts.doneMany[to] ?? '')
}
