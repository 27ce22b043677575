import type { LaneLimits } from '#server/config/capacity.ts'
import { AppError } from '#server/platform/errors.ts'

export interface Visitor {
  /** Aborted when nobody waits for the answer any more. */
  left?: AbortSignal | undefined
  /** The lowest number goes first, and of equals the one that came first. */
  rank?: () => number
}

/** Waits for a place and returns the function that frees it. Refuses as `busy`. */
export type Lane = (visitor: Visitor) => Promise<() => void>

interface Waiting {
  visitor: Visitor
  admit: () => void
  refuse: () => void
}

const inOrder = (line: Iterable<Waiting>): Waiting[] => {
  const ranked = Array.from(line, (one) => ({ one, rank: one.visitor.rank?.() ?? 0 }))
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one)
}

// Rounds of the event loop, each a fraction of a millisecond where nothing else is to do.
const MOST_ROUNDS = 100

/** A bounded number of places and a bounded line. While `isUrgent` the next one waits some rounds of the event loop longer. */
export function createLane({ places, waiting, patienceMs }: LaneLimits, isUrgent = () => false): Lane {
  const line = new Set<Waiting>()
  let free = places

  const handOn = (round = 0): void => {
    if (round < MOST_ROUNDS && isUrgent()) return void setImmediate(handOn, round + 1)
    const [next] = inOrder(line)
    if (next) next.admit()
    else free += 1
  }

  const wait = (visitor: Visitor): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const end = (): void => {
      line.delete(one)
      clearTimeout(timer)
      visitor.left?.removeEventListener('abort', refuse)
    }
    const admit = (): void => (end(), resolve())
    const refuse = (): void => (end(), reject(new AppError('busy')))
    const one = { visitor, admit, refuse }
    const timer = setTimeout(refuse, patienceMs)
    visitor.left?.addEventListener('abort', refuse)
    line.add(one)
    if (line.size > waiting) inOrder(line).at(-1)?.refuse()
    return promise
  }

  return async (visitor) => {
    if (visitor.left?.aborted) throw new AppError('busy')
    if (free > 0) free -= 1
    else await wait(visitor)
    let isHeld = true
    return () => {
      // The next one starts after other events, so that a full lane does not keep the process to itself.
      if (isHeld) setImmediate(handOn)
      isHeld = false
    }
  }
}
