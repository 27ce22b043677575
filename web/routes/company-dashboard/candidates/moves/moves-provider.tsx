import { useMemo, useState, type ReactNode } from 'react'
import { UndoBar } from '#web/ui/feedback/undo-bar.tsx'
import type { Letter } from './move-reasons.ts'
import { MoveDialog } from './move-dialog.tsx'
import { MovesContext, type MoveRequest } from './moves-context.ts'
import { useMove } from './use-move.ts'
import { useUndo } from './use-undo.ts'

const noLetter: Letter = { motivo: null, texto: null }

/** To preselect one person is the most usual move, needs no words, and can be undone. */
const needsNoDialog = ({ to, subjects }: MoveRequest) => to === 'preseleccionada' && subjects.length === 1

interface MovesProviderProps {
  /** Is told which applications have moved, and to which state. */
  onMoved: (ids: readonly number[], to: MoveRequest['to']) => void
  children: ReactNode
}

/** Around the list and the open application: the dialog of a move, and the bar that undoes the last one. */
export function MovesProvider({ onMoved, children }: MovesProviderProps) {
  const [request, setRequest] = useState<MoveRequest>()
  const [isOpen, setIsOpen] = useState(false)
  const [usual, setUsual] = useState<Letter['motivo']>(null)
  const undo = useUndo()
  const close = () => setIsOpen(false)
  const move = useMove({
    onMoved: (sending, moved) => {
      undo.offer(sending, moved)
      onMoved(moved.movidas, sending.request.to)
      if (sending.letter.motivo) setUsual(sending.letter.motivo)
    },
    onClose: close,
    onRefused: () => setIsOpen(true),
  })
  const { reset, send } = move
  const moves = useMemo(
    () => ({
      ask: (wanted: MoveRequest) => {
        reset()
        setRequest(wanted)
        if (needsNoDialog(wanted)) send(wanted, noLetter, undefined)
        else setIsOpen(true)
      },
    }),
    [reset, send],
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
          usual={usual}
          onClose={close}
          onMove={(letter) => send(request, letter, move.refusal?.state)}
        />
      )}
      <UndoBar undo={undo} />
    </MovesContext>
  )
}
