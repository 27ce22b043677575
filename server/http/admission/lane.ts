import type { LaneLimits } from '#server/config/capacity.ts'
import { AppError } from '#server/errors.ts'

/** Waits for places, one by default, and returns the function that frees them. Refuses as `busy`. */
export type Lane = (wanted?: number) => Promise<() => void>

interface Waiting {
  wanted: number
  admit: () => void
}

/** A bounded number of places and a bounded line, whose first one is served first. */
export function createLane({ places, waiting, patienceMs }: LaneLimits): Lane {
  const line = new Set<Waiting>()
  let free = places

  const admitNext = (): void => {
    for (const one of line) {
      if (one.wanted > free) return
      line.delete(one)
      free -= one.wanted
      one.admit()
    }
  }
  const wait = (wanted: number): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      line.delete(one)
      reject(new AppError('busy'))
      // Those behind may fit where this one did not.
      admitNext()
    }, patienceMs)
    const admit = (): void => (clearTimeout(timer), resolve())
    const one = { wanted, admit }
    line.add(one)
    return promise
  }

  return async (wanted = 1) => {
    if (line.size >= waiting) throw new AppError('busy')
    if (line.size === 0 && wanted <= free) free -= wanted
    else await wait(wanted)
    let isHeld = true
    return () => {
      if (isHeld) free += wanted
      isHeld = false
      admitNext()
    }
  }
}
