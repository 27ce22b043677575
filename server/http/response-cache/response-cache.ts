import { LRUCache } from 'lru-cache'
import { millisecondsOfToday, systemClock, type Clock } from '#server/clock.ts'

/** A public response, ready to be sent. */
export interface CachedResponse {
  /** In the shape of node's `writeHead`: names and values in turn. */
  headers: readonly string[]
  body: Buffer<ArrayBuffer>
  etag: string
  /** The pattern of its address, for the log. */
  route: string
  /** How long it may be cached, in seconds. 0 for as long as nothing public changes. */
  seconds: number
}

export interface ResponseCache {
  find(key: string): CachedResponse | undefined
  /** Finds what was cached when the changes were lost. It may be out of date. */
  findOld(key: string): CachedResponse | undefined
  /** Call it before a response is made. The result caches the response, unless something has changed meanwhile. */
  prepare(): (key: string, response: CachedResponse) => void
  clear(): void
  /** On clears everything. While off, nothing is found or cached, because changes could be missed. */
  turn(state: 'on' | 'off'): void
}

// Ages such as «Hace 3 días» may be so old.
const LONGEST_MS = 10 * 60_000
// Addresses that were asked for once compete only with one another.
const SHARE_FOR_NEW = 0.2
// The objects of a response, its buffer and its places in the maps, as measured with 20,000 of them.
const OVERHEAD_BYTES = 800

const bytesOf = ({ headers, body }: CachedResponse, key: string): number =>
  headers.reduce((sum, text) => sum + text.length, body.byteLength + key.length + OVERHEAD_BYTES)

/** The performance clock stands still while the machine is suspended, and the other one may be set back: the one that ran more counts. */
function createElapsed(): () => number {
  let [elapsed, performed, told] = [1, performance.now(), Date.now()]
  return () => {
    elapsed += Math.max(performance.now() - performed, Date.now() - told)
    ;[performed, told] = [performance.now(), Date.now()]
    return elapsed
  }
}

const openPart = (maxBytes: number) =>
  new LRUCache<string, CachedResponse>({
    // lru-cache refuses a size of 0.
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: bytesOf,
    perf: { now: createElapsed() },
  })

/** Caches responses up to `maxBytes`, and not beyond midnight in Spain, when offers end. */
export function createResponseCache(maxBytes: number, clock: Clock = systemClock): ResponseCache {
  const fresh = openPart(maxBytes * SHARE_FOR_NEW)
  const popular = openPart(maxBytes * (1 - SHARE_FOR_NEW))
  let isOn = false
  let changes = 0

  const promote = (key: string): CachedResponse | undefined => {
    const response = fresh.get(key)
    if (!response) return undefined
    // 0 would be no limit.
    popular.set(key, response, { ttl: Math.max(1, fresh.getRemainingTTL(key)) })
    fresh.delete(key)
    return response
  }
  const clear = (): void => {
    changes += 1
    fresh.clear()
    popular.clear()
  }

  return {
    find: (key) => (isOn ? (popular.get(key) ?? promote(key)) : undefined),
    findOld: (key) => (isOn ? undefined : (popular.get(key) ?? fresh.get(key))),
    prepare() {
      const before = changes
      const begun = performance.now()
      const today = millisecondsOfToday(clock.now())
      return (key, response) => {
        const longest = response.seconds > 0 ? response.seconds * 1000 : LONGEST_MS
        const ttl = Math.min(longest, today) - (performance.now() - begun)
        if (isOn && changes === before && ttl > 0) fresh.set(key, response, { ttl })
      }
    },
    clear,
    turn(state) {
      changes += 1
      isOn = state === 'on'
      if (isOn) clear()
    },
  }
}
