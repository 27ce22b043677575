import { createContext, use } from 'react'
import type { ApplicationState } from '#contract/values/applications/application-states.ts'
import type { Subject } from './subject.ts'

/** Somebody wants to move these applications. */
export interface MoveRequest {
  to: ApplicationState
  subjects: readonly Subject[]
}

interface Moves {
  /** Opens the dialog of the move. */
  ask: (request: MoveRequest) => void
}

export const MovesContext = createContext<Moves | null>(null)

export function useMoves(): Moves {
  const moves = use(MovesContext)
  if (!moves) throw new Error('useMoves needs a MovesProvider above it')
  return moves
}
