import { useMemo, useState, type ReactNode } from 'react'
import { MoveDialog } from './move-dialog.tsx'
import { MovesContext, type MoveRequest } from './moves-context.ts'
import { UndoBar } from './undo-bar.tsx'
import { useMove } from './use-move.ts'
import { useUndo } from './use-undo.ts'

interface MovesProviderProps {
  /** Is told which applications have moved. */
  onMoved: (ids: readonly number[]) => void
  children: ReactNode
}

/** Around the list and the open application: the dialog of a move, and the bar that undoes the last one. */
export function MovesProvider({ onMoved, children }: MovesProviderProps) {
  const [request, setRequest] = useState<MoveRequest>()
  const [isOpen, setIsOpen] = useState(false)
  const undo = useUndo()
  const close = () => setIsOpen(false)
  const move = useMove({
    onMoved: (sending, moved) => {
      undo.offer(sending, moved)
      onMoved(moved.movidas)
    },
    onClose: close,
  })
  const { reset } = move
  const moves = useMemo(
    () => ({
      ask: (wanted: MoveRequest) => {
        reset()
        setRequest(wanted)
        setIsOpen(true)
      },
    }),
    [reset],
  )
  return (
    <MovesContext value={moves}>
      {children}
      {request && (
        <MoveDialog
          request={request}
          isOpen={isOpen}
          isPending={move.isPending}
          refusal={move.refusal}
          onClose={close}
          onMove={(letter) => move.send(request, letter)}
        />
      )}
      <UndoBar undo={undo} />
    </MovesContext>
  )
}
