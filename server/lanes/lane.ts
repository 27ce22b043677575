import { setImmediate as nextImmediate } from 'node:timers/promises'
import type { LaneLimits } from '#server/config/capacity.ts'
import { AppError } from '#server/errors.ts'
import { createRounds } from './rounds.ts'

export interface Visitor {
  /** Aborted when nobody waits for the answer any more. */
  left?: AbortSignal | undefined
  /** The lowest number goes first, and of equals the one that came first. */
  rank?: () => number
  /** How many places the visitor takes. Default: one. */
  places?: number
}

/** Waits for a place and returns the function that frees it. Refuses as `busy`. */
export type Lane = (visitor: Visitor) => Promise<() => void>

interface Waiting {
  visitor: Visitor
  admit: () => void
  refuse: () => void
}

// Hundreds that came together lose patience together, and each answer costs almost a millisecond.
const nextRefusal = createRounds(4)

const rankOf = ({ visitor }: Waiting): number => visitor.rank?.() ?? 0

/** The first of those with the lowest rank, or the last of those with the highest. One pass: a line may have hundreds. */
function choose(line: Iterable<Waiting>, which: 'first' | 'last'): Waiting | undefined {
  let chosen: { one: Waiting; rank: number } | undefined
  for (const one of line) {
    const rank = rankOf(one)
    if (!chosen || (which === 'first' ? rank < chosen.rank : rank >= chosen.rank)) chosen = { one, rank }
  }
  return chosen?.one
}

/** A bounded number of places and a bounded line. The next one is admitted in the round that `nextRound` waits for. */
export function createLane(
  { places, waiting, patienceMs }: LaneLimits,
  nextRound: () => Promise<unknown> = nextImmediate,
): Lane {
  const line = new Set<Waiting>()
  let free = places
  let isHandingOn = false

  const fits = ({ places: wanted = 1 }: Visitor): boolean => wanted <= free
  const take = ({ places: wanted = 1 }: Visitor): void => void (free -= wanted)

  /** Admits who waits, one in a round, so that a full lane does not keep the process to itself. */
  const handOn = async (): Promise<void> => {
    if (isHandingOn || free <= 0 || line.size === 0) return
    isHandingOn = true
    await nextRound()
    isHandingOn = false
    const next = choose(line, 'first')
    if (!next || !fits(next.visitor)) return
    next.admit()
    void handOn()
  }

  const wait = (visitor: Visitor): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const end = (): void => {
      line.delete(one)
      clearTimeout(timer)
      visitor.left?.removeEventListener('abort', refuse)
    }
    const admit = (): void => (end(), take(visitor), resolve())
    // Those behind may fit where this one did not.
    const refuse = (): void => (end(), reject(new AppError('busy')), void handOn())
    const one = { visitor, admit, refuse }
    const timer = setTimeout(() => void nextRefusal().then(refuse), patienceMs)
    visitor.left?.addEventListener('abort', refuse)
    line.add(one)
    if (line.size > waiting) choose(line, 'last')?.refuse()
    void handOn()
    return promise
  }

  return async (visitor) => {
    if (visitor.left?.aborted) throw new AppError('busy')
    if (line.size === 0 && fits(visitor)) take(visitor)
    else await wait(visitor)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      free += visitor.places ?? 1
      void handOn()
    }
  }
}
