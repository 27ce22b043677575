import { setTimeout as pause } from 'node:timers/promises'
import type { BodyLimits } from '#server/config/capacity.ts'
import { AppError } from '#server/platform/errors.ts'

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

export type TakeRoom = (bytes: number, left: AbortSignal | undefined) => Promise<Room>

/** Bounds the memory of bodies. Who sends too slowly has to make room for the next one. */
export function createBodyBudget(limits: BodyLimits): TakeRoom {
  const receiving = new Set<Held>()
  let taken = 0

  const hasRoom = (bytes: number) => bytes <= limits.freeBytes || taken + bytes <= limits.budgetBytes

  const evictStalled = (): boolean => {
    const [oldest] = [...receiving].toSorted((a, b) => a.since - b.since)
    if (!oldest || performance.now() - oldest.since < limits.stalledMs) return false
    oldest.take()
    return true
  }

  const waitForRoom = async (bytes: number, left: AbortSignal | undefined): Promise<void> => {
    const end = performance.now() + limits.patienceMs
    while (!hasRoom(bytes)) {
      if (evictStalled()) continue
      if (performance.now() > end || left?.aborted) throw new AppError('busy')
      await pause(LOOK_AGAIN_MS)
    }
  }

  const open = (bytes: number): Room => {
    const losing = new AbortController()
    const counted = bytes > limits.freeBytes ? bytes : 0
    const free = (): void => {
      complete()
      taken -= held.bytes
      held.bytes = 0
    }
    const take = (): void => (free(), losing.abort())
    const held: Held = { bytes: counted, since: performance.now(), take }
    const progress = watchProgress(limits, { bytes, take, onProgress: () => (held.since = performance.now()) })
    const complete = (): void => {
      progress.end()
      receiving.delete(held)
    }
    taken += counted
    if (counted > 0) receiving.add(held)
    return { lost: losing.signal, add: progress.add, complete, free }
  }

  return async (bytes, left) => {
    await waitForRoom(bytes, left)
    return open(bytes)
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
