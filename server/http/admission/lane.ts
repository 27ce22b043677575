import { LRUCache } from 'lru-cache'
import type { LaneLimits } from '#server/config/capacity.ts'
import { AppError } from '#server/errors.ts'

/** Waits for places, one by default, and returns the function that frees them. The lowest rank is first. Refuses as `busy`. */
export type Lane = (wanted?: number, rank?: number) => Promise<() => void>

interface Waiting {
  wanted: number
  rank: number
  admit: () => void
  refuse: () => void
}

/** A bounded number of places and a bounded line. Of equal ranks the first one is served first. */
export function createLane({ places, waiting, patienceMs }: LaneLimits): Lane {
  const line = new Set<Waiting>()
  let free = places

  const inOrder = () => [...line].toSorted((a, b) => a.rank - b.rank)
  const admitNext = (): void => {
    for (const one of inOrder()) {
      if (one.wanted > free) return
      line.delete(one)
      free -= one.wanted
      one.admit()
    }
  }
  const wait = (wanted: number, rank: number): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const refuse = (): void => {
      clearTimeout(timer)
      line.delete(one)
      reject(new AppError('busy'))
      // Those behind may fit where this one did not.
      admitNext()
    }
    const timer = setTimeout(refuse, patienceMs)
    const admit = (): void => (clearTimeout(timer), resolve())
    const one = { wanted, rank, admit, refuse }
    line.add(one)
    return promise
  }

  return async (wanted = 1, rank = 0) => {
    if (line.size >= waiting) {
      const last = inOrder().at(-1)
      if (!last || last.rank <= rank) throw new AppError('busy')
      last.refuse()
    }
    if (line.size === 0 && wanted <= free) free -= wanted
    else await wait(wanted, rank)
    let isTaken = true
    return () => {
      if (isTaken) free += wanted
      isTaken = false
      admitNext()
    }
  }
}

/** Runs a task in a place of the lane. */
export async function inLane<Result>(lane: Lane, task: () => Promise<Result>, rank?: number): Promise<Result> {
  const free = await lane(1, rank)
  try {
    return await task()
  } finally {
    free()
  }
}

/** A lane for each account, company or address. Tasks of different ones do not wait for each other. */
export function createLanes(limits: LaneLimits): (key: string | number) => Lane {
  // More than can wait at the same time.
  const lanes = new LRUCache<string | number, Lane>({ max: 5000, memoMethod: () => createLane(limits) })
  return (key) => lanes.memo(key)
}

// Shorter than a connection may be idle, with the time that the task itself takes.
const TURN_MS = 15_000

/** Limits the tasks of each key: `atOnce` run at the same time, `most` run or wait. The next one is refused as `busy`. */
export function createTurns({ atOnce, most = Infinity }: { atOnce: number; most?: number }) {
  const laneOf = createLanes({ places: atOnce, waiting: most - atOnce, patienceMs: TURN_MS })
  return <Result>(key: string | number, task: () => Promise<Result>): Promise<Result> => inLane(laneOf(key), task)
}
