import { LRUCache } from 'lru-cache'
import type { LaneLimits } from '#server/config/capacity.ts'
import { createLane, inLane, type Lane } from '../admission/lane.ts'

// Shorter than a connection may be idle, with the time that the task itself takes.
const PATIENCE_MS = 15_000

/** A lane for each account, company or address. Tasks of different ones do not wait for each other. */
export function createLanes(limits: LaneLimits): (key: string | number) => Lane {
  // More than can wait at the same time.
  const lanes = new LRUCache<string | number, Lane>({ max: 5000, memoMethod: () => createLane(limits) })
  return (key) => lanes.memo(key)
}

/** Limits the tasks of each key: `atOnce` run at the same time, `most` run or wait. The next one is refused as `busy`. */
export function createTurns({ atOnce, most = Infinity }: { atOnce: number; most?: number }) {
  const laneOf = createLanes({ places: atOnce, waiting: most - atOnce, patienceMs: PATIENCE_MS })
  return <Result>(key: string | number, task: () => Promise<Result>): Promise<Result> => inLane(laneOf(key), task)
}
