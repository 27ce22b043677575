import { createContext, use } from 'react'
import type { ApplicationState } from '#contract/values/applications/application-states.ts'
import type { Subject } from './subject.ts'

/** Somebody wants to move these applications. */
export interface MoveRequest {
  to: ApplicationState
  subjects: readonly Subject[]
}

/** A move that the server has made. */
export interface MadeMove {
  request: MoveRequest
  /** Undoes it. */
  change: string
  /** By the clock of this browser, in milliseconds. */
  sentAt: number
  moved: readonly number[]
}

interface Moves {
  /** Opens the dialog of the move. */
  ask: (request: MoveRequest) => void
  /** Offers to undo a move, also one that another call has made. */
  offerUndo: (made: MadeMove) => void
}

export const MovesContext = createContext<Moves | null>(null)

export function useMoves(): Moves {
  const moves = use(MovesContext)
  if (!moves) throw new Error('useMoves needs a MovesProvider above it')
  return moves
}
