import type { BodyLimits } from '#server/config/capacity.ts'
import { createLane, type Visitor } from '#server/lanes/lane.ts'

/** The part of the budget that one body has. */
export interface Room {
  /** Aborted when the body comes too slowly. */
  lost: AbortSignal
  /** Counts bytes that have arrived. */
  add(bytes: number): void
  /** The whole body has arrived: it keeps its room until `free`. */
  complete(): void
  free(): void
}

interface Held {
  bytes: number
  /** When it last had sufficient progress. */
  since: number
  take: () => void
}

const LOOK_AGAIN_MS = 50

export type TakeRoom = (bytes: number, visitor: Visitor) => Promise<Room>

/** Bounds the memory of bodies. Who sends too slowly has to make room for the next one. */
export function createBodyBudget(limits: BodyLimits): TakeRoom {
  const enter = createLane({ ...limits, places: limits.budgetBytes })
  const receiving = new Set<Held>()
  let wanted = 0
  let looking: NodeJS.Timeout | undefined

  const evictStalled = (): void => {
    let missing = wanted
    for (const held of [...receiving].toSorted((a, b) => a.since - b.since)) {
      if (missing <= 0 || performance.now() - held.since < limits.stalledMs) return
      missing -= held.bytes
      held.take()
    }
  }

  const waitForRoom = async (bytes: number, visitor: Visitor): Promise<() => void> => {
    wanted += bytes
    looking ??= setInterval(evictStalled, LOOK_AGAIN_MS)
    try {
      return await enter({ ...visitor, places: bytes })
    } finally {
      wanted -= bytes
      if (wanted === 0) looking = void clearInterval(looking)
    }
  }

  const open = (bytes: number, leave: () => void): Room => {
    const losing = new AbortController()
    const complete = (): void => {
      progress.end()
      receiving.delete(held)
    }
    const free = (): void => (complete(), leave())
    const take = (): void => (free(), losing.abort())
    const held: Held = { bytes, since: performance.now(), take }
    const progress = watchProgress(limits, { bytes, take, onProgress: () => (held.since = performance.now()) })
    if (bytes > 0) receiving.add(held)
    return { lost: losing.signal, add: progress.add, complete, free }
  }

  return async (bytes, visitor) => {
    const counted = bytes > limits.freeBytes ? bytes : 0
    return open(counted, counted > 0 ? await waitForRoom(counted, visitor) : () => undefined)
  }
}

interface Watched {
  bytes: number
  take: () => void
  onProgress: () => void
}

function watchProgress(
  { stalledMs, finishMs, windowMs, windowBytes }: BodyLimits,
  { bytes, take, onProgress }: Watched,
) {
  const sufficient = (bytes * stalledMs) / finishMs
  let recent = 0
  let inWindow = 0
  const timer = setInterval(() => {
    if (inWindow < windowBytes) take()
    inWindow = 0
  }, windowMs)
  return {
    add(count: number): void {
      inWindow += count
      recent += count
      if (recent < sufficient) return
      recent = 0
      onProgress()
    },
    end: () => clearInterval(timer),
  }
}
