import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useOutletContext } from 'react-router'
import { UNDO_SECONDS } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import { useSend } from '#web/forms/use-send.ts'
import { undoTexts as texts } from '#web/texts.ts'
import type { Undo, Undoable } from '#web/ui/feedback/undo-bar.tsx'

interface UndoableDecision extends Undoable {
  offerId: number
  /** The page that it was made in. */
  path: string
}

type Remember = (decision: { offerId: number; sentence: string; sentAt: number }) => void

/** The last decision, as long as it can be taken back. Nobody gets a letter before. */
export function useUndoDecision(): Undo & { remember: Remember } {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [last, setLast] = useState<UndoableDecision>()
  const end = useCallback((ended: Undoable) => setLast((now) => (now === ended ? undefined : now)), [])
  const { send, isPending } = useSend(({ offerId }: UndoableDecision) => api.review.undo({ id: offerId }), {
    done: texts.undone,
    failed: texts.undoFailed,
    over: ({ status, error }) => status === 409 && error,
    stale: 'all',
    onDone: (undone) => {
      end(undone)
      return navigate(undone.path)
    },
  })
  const remember: Remember = ({ sentAt, ...decision }) =>
    // The clock of the server may be another one, and its seconds begin after the sending.
    setLast({ ...decision, until: sentAt + UNDO_SECONDS * 1000, path: pathname + search })
  return { last, end, isPending, remember, press: () => last && send(last) }
}

/** Offers a decision that has been made to be taken back, in the bar of the pages of reviews. */
export const useRemember = () => useOutletContext<Remember>()
